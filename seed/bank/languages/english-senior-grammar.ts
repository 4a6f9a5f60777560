import type { BankChapter } from '../bank.ts';

/** English of grades 10 and 11: clauses, verbs without a tense, noun clauses, grammar in a text. */
export const englishSeniorGrammar: readonly BankChapter[] = [
  {
    name: 'Clauses and Phrases',
    grade: 10,
    points: [
      {
        name: '定语从句（高中）',
        questions: [
          {
            type: 'single',
            stem: 'I still remember the day ____ I first stood on the stage.',
            right: 'when',
            wrong: ['which', 'that', 'where'],
            solution:
              '先行词 the day 在从句中作时间状语，从句成分完整，用关系副词 when。错选 which 或 that 的原因是没有分析从句缺少什么成分。',
            facility: 0.7,
          },
          {
            type: 'single',
            stem: 'This is the museum ____ we visited last weekend.',
            right: 'which',
            wrong: ['where', 'when', 'what'],
            solution:
              '从句 we visited 后缺宾语，用关系代词 which（或 that，可省略）。错选 where 的原因是只看到先行词表示地点，没有看从句缺宾语。',
            facility: 0.62,
          },
          {
            type: 'single',
            stem: 'He failed in the competition again, ____ made his parents worried.',
            right: 'which',
            wrong: ['that', 'what', 'it'],
            solution:
              '逗号后是非限制性定语从句，关系代词指代前面整个句子，用 which。that 不能引导非限制性定语从句；用 it 则两个句子之间缺少连词。',
            facility: 0.7,
          },
          {
            type: 'fill',
            stem: '用适当的关系词填空：The teacher ____ lessons we all enjoy will leave next month. There are many reasons ____ people like travelling.',
            answers: [['whose'], ['why']],
            solution: '第一空修饰 lessons，表示“老师的课”，用 whose；第二空先行词 reasons 在从句中作原因状语，用 why。',
            facility: 0.6,
          },
        ],
      },
      {
        name: '词汇与短语（高中）',
        questions: [
          {
            type: 'single',
            stem: 'Though he had many difficulties, he managed to ____ them at last.',
            right: 'overcome',
            wrong: ['overlook', 'overtake', 'overdo'],
            solution:
              'overcome 意为“克服（困难）”；overlook 意为“忽视，俯瞰”；overtake 意为“超过，赶上”；overdo 意为“做得过火”。',
            facility: 0.71,
          },
          {
            type: 'single',
            stem: 'The number of visitors to the park ____ greatly in the past five years.',
            right: 'has increased',
            wrong: ['have increased', 'increased', 'is increasing'],
            solution:
              'the number of … 作主语，谓语用单数；in the past five years 与现在完成时连用，故用 has increased。错选 have 的原因是把主语看成 visitors。',
            facility: 0.6,
          },
          {
            type: 'fill',
            stem: '用括号内所给词的适当形式填空：His ____ (able) to solve problems made a deep ____ (impress) on all of us.',
            answers: [['ability'], ['impression']],
            solution: 'His 后接名词 ability（能力）；make an impression on 意为“给……留下印象”，用名词 impression。',
            facility: 0.65,
          },
        ],
      },
    ],
  },
  {
    name: 'Verbs and Noun Clauses',
    grade: 11,
    points: [
      {
        name: '非谓语动词',
        questions: [
          {
            type: 'single',
            stem: '____ in simple English, the book is easy for beginners to read.',
            right: 'Written',
            wrong: ['Writing', 'To write', 'Having written'],
            solution:
              '主句主语 the book 与 write 是被动关系，用过去分词 Written 作状语，表示“因为是用简单英语写的”。错选 Writing 的原因是没有分析主语与动词的关系。',
            facility: 0.65,
          },
          {
            type: 'single',
            stem: '____ the key, he had to wait outside until his parents came home.',
            right: 'Having lost',
            wrong: ['Lost', 'Having been lost', 'To lose'],
            solution:
              'he 与 lose 是主动关系，“丢失”先于“等候”发生，用现在分词的完成式 Having lost。to lose 表示目的，不合句意。',
            facility: 0.5,
          },
          {
            type: 'single',
            stem: 'The meeting ____ tomorrow is very important for our plan.',
            right: 'to be held',
            wrong: ['held', 'to hold', 'having been held'],
            solution:
              '表示将来“要被举行”的会议，用不定式的被动式 to be held 作后置定语。held 表示已经举行；to hold 是主动式，而会议是“被举行”的；分词的完成式一般不作定语。',
            facility: 0.58,
          },
          {
            type: 'fill',
            stem: '用括号内所给动词的适当形式填空：____ (see) from the top of the hill, our town looks like a garden. I heard a girl ____ (sing) in the next room when I passed by.',
            answers: [['Seen'], ['singing']],
            solution:
              'town 与 see 是被动关系，用过去分词 Seen；hear sb. doing sth. 表示听到某人正在做某事，when I passed by 说明动作正在进行，用 singing。',
            facility: 0.56,
          },
        ],
      },
      {
        name: '名词性从句',
        questions: [
          {
            type: 'single',
            stem: '____ surprised me most was that he could speak five languages.',
            right: 'What',
            wrong: ['That', 'Which', 'It'],
            solution:
              '主语从句缺主语，用 What 引导，相当于 the thing that。That 只起引导作用，不作成分，不能用；Which 表示“哪一个”，不合句意；It 不能引导从句。',
            facility: 0.68,
          },
          {
            type: 'single',
            stem: '____ we can finish the project on time remains a question.',
            right: 'Whether',
            wrong: ['If', 'That', 'What'],
            solution:
              '句意：我们能否按时完成项目仍是一个问题。位于句首的主语从句表示“是否”，用 Whether，不用 If；That 不含“是否”之意；What 要在从句中作成分，而本句从句成分完整。',
            facility: 0.55,
          },
          {
            type: 'single',
            stem: 'The news ____ our team had won spread quickly through the school.',
            right: 'that',
            wrong: ['which', 'what', 'whether'],
            solution:
              'that 引导同位语从句，说明 news 的内容，从句成分完整，that 不作成分。错选 which 的原因是误当成定语从句；本句从句不缺成分，不能用 which 或 what。',
            facility: 0.62,
          },
        ],
      },
      {
        name: '虚拟语气与条件句',
        questions: [
          {
            type: 'single',
            stem: 'If I ____ you, I would not spend so much money on clothes.',
            right: 'were',
            wrong: ['am', 'would be', 'had been'],
            solution:
              '与现在事实相反的假设，从句用过去式，be 动词一般用 were，主句用 would + 动词原形。错选 am 的原因是没有看出是假设。',
            facility: 0.82,
          },
          {
            type: 'single',
            stem: 'If you had told me earlier, I ____ you at the station yesterday.',
            right: 'would have met',
            wrong: ['would meet', 'had met', 'will meet'],
            solution:
              '与过去事实相反，从句用 had + 过去分词，主句用 would have + 过去分词。错选 would meet 的原因是没有注意到 yesterday。',
            facility: 0.6,
          },
          {
            type: 'fill',
            stem: '用括号内所给动词的适当形式填空：The doctor suggested that he ____ (take) more exercise. I wish I ____ (can) fly like a bird.',
            answers: [['take', 'should take'], ['could']],
            solution:
              'suggest（建议）后的宾语从句用“(should) + 动词原形”；wish 后的从句表示与现在事实相反的愿望，用过去式 could。',
            facility: 0.58,
          },
        ],
      },
    ],
  },
];
