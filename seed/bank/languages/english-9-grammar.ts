import type { BankChapter } from '../bank.ts';

/** English of grade 9: clauses, passive voice, habits of the past, phrases. */
export const english9Grammar: readonly BankChapter[] = [
  {
    name: 'Clauses and Voices',
    grade: 9,
    points: [
      {
        name: '宾语从句',
        questions: [
          {
            type: 'single',
            stem: 'Could you please tell me ____?',
            right: 'where the nearest bank is',
            wrong: ['where is the nearest bank', 'where the nearest bank was', 'where was the nearest bank'],
            solution:
              '宾语从句用陈述语序，主语在前，谓语在后。Could you … 只表示礼貌，不是过去时，从句描述现在的情况用 is，不用 was。',
            facility: 0.75,
          },
          {
            type: 'single',
            stem: "—Do you know ____ the teacher will give us a test tomorrow?\n—No, I'm not sure about it.",
            right: 'if',
            wrong: ['that', 'what', 'which'],
            solution:
              '由答语“我不确定”可知，问的是“是否”，用 if 或 whether。that 没有“是否”的意思；what、which 在从句中要作成分，本句从句成分完整。',
            facility: 0.75,
          },
          {
            type: 'single',
            stem: 'Our teacher told us that the earth ____ around the sun.',
            right: 'goes',
            wrong: ['went', 'had gone', 'was going'],
            solution:
              '宾语从句叙述客观真理时，不受主句过去时的影响，用一般现在时 goes。错选 went 的原因是只看到 told 就用过去时。',
            facility: 0.74,
          },
          {
            type: 'fill',
            stem: '把两句合并为一句，每空一词：He asked me. "Do you like English?"\nHe asked me ____ I ____ English.',
            answers: [['if', 'whether'], ['liked']],
            solution:
              '一般疑问句变为宾语从句，用 if 或 whether 引导，并用陈述语序；主句是过去时，从句的 do 去掉，like 变成过去式 liked。',
            facility: 0.66,
          },
        ],
      },
      {
        name: '定语从句',
        questions: [
          {
            type: 'single',
            stem: 'I like music ____ I can dance to.',
            right: 'that',
            wrong: ['who', 'what', 'where'],
            solution:
              '先行词 music 是物，关系代词作介词 to 的宾语，用 that 或 which。who 指人；what 不能引导定语从句；where 作地点状语，从句中不缺地点状语。',
            facility: 0.77,
          },
          {
            type: 'single',
            stem: 'The girl ____ is sitting under the tree is my cousin.',
            right: 'who',
            wrong: ['which', 'whose', 'whom'],
            solution:
              '先行词 The girl 是人，关系代词在从句中作主语，用 who（或 that）。whom 只作宾语；whose 表示“……的”；which 指物。',
            facility: 0.82,
          },
          {
            type: 'single',
            stem: 'This is the most interesting book ____ I have ever read.',
            right: 'that',
            wrong: ['which', 'who', 'what'],
            solution:
              '先行词被形容词最高级修饰时，关系代词一般用 that，不用 which。错选 which 的原因是只看到先行词是物。what 不引导定语从句，who 指人。',
            facility: 0.63,
          },
          {
            type: 'fill',
            stem: '用 who、which、that 或 whose 填空：I have a friend ____ mother is a doctor.',
            answers: [['whose']],
            solution: '“朋友的妈妈”，关系代词修饰名词 mother，表示所属，用 whose。',
            facility: 0.7,
          },
        ],
      },
      {
        name: '被动语态',
        questions: [
          {
            type: 'single',
            stem: 'English ____ as a foreign language in many schools in China.',
            right: 'is taught',
            wrong: ['teaches', 'taught', 'is teaching'],
            solution:
              '英语是“被教”，用被动语态“be + 过去分词”，说的是经常性的情况，用 is taught。错选 teaches 的原因是把英语当成动作的发出者。',
            facility: 0.76,
          },
          {
            type: 'single',
            stem: 'The new library ____ next month. We can read there then.',
            right: 'will be completed',
            wrong: ['will complete', 'is completed', 'was completed'],
            solution:
              'next month 表示将来，图书馆“被建成”，用一般将来时的被动语态 will be completed。错选 will complete 的原因是忽视了被动关系。',
            facility: 0.75,
          },
          {
            type: 'single',
            stem: '—The food tastes ____.\n—Yes, and it ____ in only ten minutes.',
            right: 'good; was cooked',
            wrong: ['well; was cooked', 'good; cooked', 'well; is cooked'],
            solution:
              'taste 是系动词，后面接形容词 good，不能用副词 well；食物是“被做”的，做饭已经完成，用一般过去时的被动语态 was cooked。',
            facility: 0.6,
          },
          {
            type: 'fill',
            stem: '用括号内所给动词的适当形式填空：A lot of trees ____ (plant) on the hill last spring. Such mistakes should ____ (avoid) next time.',
            answers: [['were planted'], ['be avoided']],
            solution:
              '第一空主语 trees 与 plant 是被动关系，last spring 用一般过去时，填 were planted；第二空情态动词 should 后用 be + 过去分词。',
            facility: 0.66,
          },
          {
            type: 'multiple',
            stem: 'Which of the following sentences use the active or the passive voice correctly?',
            right: ['The children were seen to play in the park.', 'Stamps are used for sending letters.'],
            wrong: ['The accident was happened last night.', 'This kind of pen is sold well.'],
            solution:
              'see sb. do sth. 变成被动语态时要补出 to；be used for doing sth. 表示“被用来做……”。happen 没有被动语态，应为 The accident happened last night.；表示“销路好”用 sell well 的主动形式。',
            facility: 0.5,
          },
        ],
      },
      {
        name: 'used to与短语动词',
        questions: [
          {
            type: 'single',
            stem: 'My uncle used to ____ to work by bus, but now he is used to ____ there.',
            right: 'go; walking',
            wrong: ['going; walk', 'go; walk', 'going; walking'],
            solution:
              'used to do sth. 意为“过去常常做某事”；be used to doing sth. 意为“习惯于做某事”。错选的原因是把两个结构弄混。',
            facility: 0.68,
          },
          {
            type: 'single',
            stem: "Don't ____ hope. Keep working hard and you will succeed.",
            right: 'give up',
            wrong: ['give out', 'give away', 'give off'],
            solution:
              'give up 意为“放弃”；give out 意为“分发”；give away 意为“赠送”；give off 意为“发出（气味、光等）”。',
            facility: 0.79,
          },
          {
            type: 'single',
            stem: 'The meeting has been ____ until next Friday because the headmaster is ill.',
            right: 'put off',
            wrong: ['put on', 'put up', 'put out'],
            solution: 'put off 意为“推迟”；put on 意为“穿上，上演”；put up 意为“张贴，举起”；put out 意为“扑灭”。',
            facility: 0.79,
          },
          {
            type: 'fill',
            stem: '用适当的介词或副词填空：We are proud ____ our motherland. My little sister takes ____ my mother. They look very much alike.',
            answers: [['of'], ['after']],
            solution: 'be proud of 意为“为……感到自豪”；take after 意为“（外貌或行为）与……相像”，与后句“长得很像”照应。',
            facility: 0.6,
          },
        ],
      },
    ],
  },
];
