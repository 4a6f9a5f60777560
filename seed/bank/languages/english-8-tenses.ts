import type { BankChapter } from '../bank.ts';

/** English of grade 8: perfect and continuous past, conditions, forms of words. */
export const english8Tenses: readonly BankChapter[] = [
  {
    name: 'Tenses and Conditions',
    grade: 8,
    points: [
      {
        name: '现在完成时',
        questions: [
          {
            type: 'single',
            stem: '—Where is your father?\n—He ____ Shanghai and he will be back next Monday.',
            right: 'has gone to',
            wrong: ['has been to', 'had gone to', 'goes to'],
            solution:
              'have gone to 表示“去了某地，还没有回来”，由“下周一回来”可知他还没回来。have been to 表示“去过（已经回来）”；had gone to 是过去完成时，与说话的时间不符。',
            facility: 0.66,
          },
          {
            type: 'single',
            stem: 'My uncle ____ in this factory since he left school.',
            right: 'has worked',
            wrong: ['worked', 'works', 'had worked'],
            solution: 'since 引导的从句是过去时，主句用现在完成时，表示动作从过去一直延续到现在，用 has worked。',
            facility: 0.71,
          },
          {
            type: 'single',
            stem: 'The old man ____ for two years, but people still remember his stories.',
            right: 'has been dead',
            wrong: ['has died', 'died', 'was dead'],
            solution:
              'for two years 表示一段时间，现在完成时要用延续性的词，die 是非延续性动词，应换成 be dead，所以用 has been dead。',
            facility: 0.5,
          },
          {
            type: 'fill',
            stem: "用括号内所给动词的适当形式填空：I ____ (not find) my key yet, so I can't open the door now. I think I ____ (lose) it on my way home yesterday.",
            answers: [["haven't found", 'have not found'], ['lost']],
            solution:
              "第一空有 yet（还），强调到现在还没有找到钥匙（所以打不开门），用现在完成时的否定式 haven't found；第二空有 yesterday，用一般过去时 lost。",
            facility: 0.62,
          },
          {
            type: 'multiple',
            stem: 'Which of the following sentences use the present perfect or the simple past correctly?',
            right: ['I have already read the book twice.', "Have you ever been to Xi'an?"],
            wrong: ['He has bought the car for three years.', 'I have seen the film last week.'],
            solution:
              '前两句正确：twice、ever 与现在完成时连用。buy 是非延续性动词，不能与 for three years 连用，应改为 has had；last week 是具体的过去时间，要用一般过去时 saw。',
            facility: 0.56,
          },
        ],
      },
      {
        name: '过去进行时与时间状语从句',
        questions: [
          {
            type: 'single',
            stem: 'I ____ a letter when someone knocked at the door.',
            right: 'was writing',
            wrong: ['wrote', 'am writing', 'have written'],
            solution:
              '敲门时写信的动作正在进行，用过去进行时 was writing。错选 wrote 的原因是没有注意到两个动作的关系。',
            facility: 0.79,
          },
          {
            type: 'single',
            stem: "She didn't go to bed ____ she finished her homework last night.",
            right: 'until',
            wrong: ['while', 'if', 'since'],
            solution: 'not … until … 意思是“直到……才……”。昨晚她做完作业才睡觉，所以用 until。',
            facility: 0.78,
          },
          {
            type: 'fill',
            stem: '用括号内所给动词的适当形式填空：While my mother ____ (cook) dinner, my father ____ (read) a newspaper in the living room at seven last night.',
            answers: [['was cooking'], ['was reading']],
            solution: '昨晚七点两个动作同时进行，都用过去进行时，主语都是单数，用 was + 动词 -ing 形式。',
            facility: 0.72,
          },
        ],
      },
      {
        name: 'if引导的条件状语从句',
        questions: [
          {
            type: 'single',
            stem: 'If it ____ tomorrow, we ____ the sports meeting.',
            right: 'rains; will put off',
            wrong: ['will rain; will put off', 'rains; put off', 'rained; will put off'],
            solution:
              'if 引导的条件状语从句，主句用一般将来时，从句用一般现在时（主将从现）。错选 will rain 的原因是看到 tomorrow 就用将来时。',
            facility: 0.73,
          },
          {
            type: 'single',
            stem: "You won't pass the exam ____ you study harder.",
            right: 'unless',
            wrong: ['if', 'because', 'when'],
            solution:
              'unless 意为“除非，如果不”，句意：除非你更努力学习，否则考试不会及格。if 意为“如果”，与句意矛盾。',
            facility: 0.68,
          },
          {
            type: 'fill',
            stem: "用括号内所给动词的适当形式填空：I don't know whether he ____ (come) tomorrow, but if he ____ (come), I will tell you.",
            answers: [['will come', 'is coming', 'is going to come'], ['comes']],
            solution:
              '第一空 whether 引导宾语从句，tomorrow 表示将来，用 will come；第二空 if 引导条件状语从句，用一般现在时 comes。',
            facility: 0.6,
          },
        ],
      },
      {
        name: '词形转换（八年级）',
        questions: [
          {
            type: 'fill',
            stem: '用括号内所给词的适当形式填空：Xiaohua is one of the most popular ____ (sing) in our school. He ____ (success) won the singing competition.',
            answers: [['singers'], ['successfully']],
            solution: '“one of the + 最高级”后用名词复数，“歌手”是 singers；修饰动词 won 用副词 successfully。',
            facility: 0.65,
          },
          {
            type: 'fill',
            stem: '用括号内所给词的适当形式填空：It is ____ (danger) to swim in this river. Please be ____ (care) when you cross the road.',
            answers: [['dangerous'], ['careful']],
            solution: '两句都在系动词 be 后作表语，用形容词：danger → dangerous，care → careful。',
            facility: 0.79,
          },
          {
            type: 'fill',
            stem: '用括号内所给词的适当形式填空：Thank you for your kind ____ (invite). I am sorry that I am ____ (able) to come because of my illness.',
            answers: [['invitation'], ['unable']],
            solution: 'kind 后面用名词 invitation；由“因为生病”可知“不能来”，表示“不能够”用 unable to。',
            facility: 0.6,
          },
        ],
      },
    ],
  },
];
