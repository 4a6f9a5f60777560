import type { BankChapter } from '../bank.ts';

/** English of grade 8: comparing, pronouns, verbs with verbs, modal verbs. */
export const english8Grammar: readonly BankChapter[] = [
  {
    name: 'Comparing, Wishing, Having to',
    grade: 8,
    points: [
      {
        name: '形容词与副词的比较等级',
        questions: [
          {
            type: 'single',
            stem: 'This maths problem is ____ than that one. I can work it out in two minutes.',
            right: 'much easier',
            wrong: ['more easier', 'very easier', 'much easy'],
            solution: 'than 前用比较级 easier；修饰比较级用 much、a little 等，不能用 very，也不能再加 more。',
            facility: 0.76,
          },
          {
            type: 'single',
            stem: 'Xiaoming runs ____ in his class. He always comes first.',
            right: 'the fastest',
            wrong: ['fast', 'faster', 'as fast'],
            solution:
              '由“他总是第一个到达”可知，他在班里跑得最快，用最高级 (the) fastest。in his class 是最高级的比较范围。',
            facility: 0.82,
          },
          {
            type: 'single',
            stem: 'My bag is not so ____ as yours, because there are only two books in it.',
            right: 'heavy',
            wrong: ['heavier', 'heaviest', 'heavily'],
            solution:
              'not so … as … 中间用形容词或副词的原级；is 后作表语，用形容词 heavy。错选 heavier 的原因是见到比较就用比较级。',
            facility: 0.78,
          },
          {
            type: 'fill',
            stem: '用括号内所给词的适当形式填空：The Changjiang River is the ____ (long) river in China. The ____ (careful) you are, the ____ (few) mistakes you will make.',
            answers: [['longest'], ['more careful'], ['fewer']],
            solution:
              '第一空有 in China 表示范围，用最高级 longest；“the + 比较级，the + 比较级”表示“越……，越……”，careful 的比较级是 more careful，few 的比较级是 fewer。',
            facility: 0.66,
          },
        ],
      },
      {
        name: '不定代词与连词',
        questions: [
          {
            type: 'single',
            stem: "—Is there ____ in today's newspaper?\n—No, there is ____.",
            right: 'anything new; nothing',
            wrong: ['new anything; nothing', 'anything new; anything', 'something new; anything'],
            solution:
              '形容词修饰不定代词要放在后面，疑问句用 anything；答语“没有”用 nothing。错选 new anything 的原因是把形容词放到了前面；there is 是肯定形式，不能用 anything。',
            facility: 0.74,
          },
          {
            type: 'single',
            stem: 'There are tall trees on ____ side of the street.',
            right: 'either',
            wrong: ['both', 'all', 'every one'],
            solution:
              '街道有两边，side 是单数名词，用 either（两者中的任意一个）。both、all 后面接复数名词 sides；every one 后面不能直接接名词，而且 every 用于三者以上。',
            facility: 0.57,
          },
          {
            type: 'single',
            stem: 'Put on more clothes, ____ you will catch a cold.',
            right: 'or',
            wrong: ['and', 'but', 'so'],
            solution:
              '“祈使句 + or + 结果”，or 表示“否则”。用 and 意为“那么”，与“会感冒”相反；but 表示转折，so 表示因果。',
            facility: 0.83,
          },
        ],
      },
      {
        name: '不定式与动名词',
        questions: [
          {
            type: 'single',
            stem: 'My parents often tell me ____ too much time on computer games.',
            right: 'not to spend',
            wrong: ['not spending', "don't spend", 'not spend'],
            solution: 'tell sb. (not) to do sth. 意思是“告诉某人（不要）做某事”，不定式的否定是在 to 前加 not。',
            facility: 0.76,
          },
          {
            type: 'single',
            stem: 'We look forward to ____ our pen friends from Australia next month.',
            right: 'meeting',
            wrong: ['meet', 'met', 'have met'],
            solution:
              'look forward to 中的 to 是介词，后面接动词的 -ing 形式。错选 meet 的原因是误以为 to 后要接动词原形。',
            facility: 0.62,
          },
          {
            type: 'single',
            stem: '—What did you do last night?\n—I finished ____ the book and then helped my mother ____ the dishes.',
            right: 'reading; wash',
            wrong: ['to read; wash', 'reading; washing', 'read; to washing'],
            solution: 'finish 后接动词的 -ing 形式；help sb. (to) do sth. 后面用动词原形或不定式，所以第二空用 wash。',
            facility: 0.72,
          },
          {
            type: 'fill',
            stem: '用括号内所给动词的适当形式填空：It took us two hours ____ (clean) the room. After that we enjoyed ____ (listen) to music.',
            answers: [['to clean'], ['listening']],
            solution: 'It takes sb. some time to do sth. 是固定句型；enjoy 后接动词的 -ing 形式。',
            facility: 0.74,
          },
        ],
      },
      {
        name: '情态动词',
        questions: [
          {
            type: 'single',
            stem: '—Must I finish the work today?\n—No, you ____. You can do it tomorrow.',
            right: "needn't",
            wrong: ["mustn't", "can't", "shouldn't"],
            solution:
              "must 的否定回答用 needn't 或 don't have to，表示“不必”。mustn't 表示“禁止”，与后句“明天做也可以”矛盾。",
            facility: 0.72,
          },
          {
            type: 'single',
            stem: 'You ____ talk loudly in the reading room. It is against the rules.',
            right: "mustn't",
            wrong: ["needn't", "won't", "don't have to"],
            solution:
              "“违反规定”表示禁止，用 mustn't。needn't 和 don't have to 表示“不必”，won't 表示“将不会”，都不合句意。",
            facility: 0.77,
          },
          {
            type: 'single',
            stem: '—Can I use your bike?\n—Of course you ____. Here is the key.',
            right: 'can',
            wrong: ['must', 'should', 'need'],
            solution:
              '答应对方的请求用 can，表示允许。must（必须）、should（应该）语气不合；need 作情态动词多用于否定句和疑问句。',
            facility: 0.85,
          },
        ],
      },
    ],
  },
];
