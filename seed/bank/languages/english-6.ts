import type { BankChapter } from '../bank.ts';

const farm = `Last Saturday was a sunny day. Xiaohong and her father went to a farm by bus. The farm was big and green. In the morning they picked some apples. After lunch they fed the sheep and took many photos. Xiaohong was tired but happy. "I want to be a farmer one day," she said.`;

/** English of grade 6: past and future, comparing, reading and writing. */
export const english6: readonly BankChapter[] = [
  {
    name: 'Then, Now and Tomorrow',
    grade: 6,
    points: [
      {
        name: '一般过去时与一般将来时（小学）',
        questions: [
          {
            type: 'single',
            stem: 'What ____ you do last weekend?',
            right: 'did',
            wrong: ['do', 'are', 'will'],
            solution:
              'last weekend（上周末）是过去的时间，问句用助动词 did。do 用于一般现在时，will 用于将来时，are 后面不能接动词原形 do。',
            facility: 0.83,
          },
          {
            type: 'single',
            stem: 'I ____ visit my grandparents tomorrow.',
            right: 'am going to',
            wrong: ['am going', 'going to', 'was going to'],
            solution:
              'tomorrow 表示将来，用“be going to + 动词原形”，主语 I 用 am going to。错选 going to 的原因是漏掉 be 动词，错选 am going 的原因是漏掉 to；was 表示过去。',
            facility: 0.77,
          },
          {
            type: 'fill',
            stem: '用括号内所给动词的适当形式填空：Yesterday I ____ (go) to the zoo and ____ (see) some pandas.',
            answers: [['went'], ['saw']],
            solution: 'Yesterday 表示过去，用一般过去时；go 的过去式是 went，see 的过去式是 saw，都是不规则变化。',
            facility: 0.75,
          },
          {
            type: 'single',
            stem: '—Where were you yesterday morning?\n—I ____ at the library.',
            right: 'was',
            wrong: ['am', 'were', 'is'],
            solution:
              'yesterday morning 是过去的时间，主语 I 用 was。错选 were 的原因是照搬问句中的 were；am、is 是现在时。',
            facility: 0.8,
          },
        ],
      },
      {
        name: '比较与句型转换（小学）',
        questions: [
          {
            type: 'fill',
            stem: '用括号内所给词的适当形式填空：Xiaoming is ____ (tall) than me, but my feet are ____ (big) than his.',
            answers: [['taller'], ['bigger']],
            solution: 'than 表示比较，用形容词比较级。tall 直接加 -er，big 双写 g 再加 -er。',
            facility: 0.76,
          },
          {
            type: 'single',
            stem: '—How do you go to school?\n—____',
            right: 'On foot.',
            wrong: ['At seven.', 'With pleasure.', 'Every day.'],
            solution:
              'How do you go to school? 问“怎样去上学”，回答交通方式，On foot. 意思是“步行”。At seven. 回答时间，Every day. 回答频率。',
            facility: 0.86,
          },
          {
            type: 'fill',
            stem: '按要求改写句子，每空一词：She watched a film last night.（改为一般疑问句）\n____ she ____ a film last night?',
            answers: [['Did'], ['watch']],
            solution:
              '一般过去时的一般疑问句用 Did 开头，主语后面的动词恢复原形 watch。错填 watched 的原因是忘记恢复原形。',
            facility: 0.7,
          },
        ],
      },
      {
        name: '阅读与书写（小学）',
        questions: [
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${farm}\nHow did Xiaohong and her father go to the farm?`,
            right: 'By bus.',
            wrong: ['By car.', 'By bike.', 'On foot.'],
            solution: '由“went to a farm by bus”可知，他们乘公共汽车去农场。',
            facility: 0.94,
          },
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${farm}\nWhat did they do after lunch?`,
            right: 'They fed the sheep.',
            wrong: ['They picked apples.', 'They rode horses.', 'They cooked dinner.'],
            solution:
              '由“After lunch they fed the sheep and took many photos”可知，午饭后他们喂羊、拍照。摘苹果是上午做的，错选 picked apples 是没有看清时间。',
            facility: 0.86,
          },
          {
            type: 'fill',
            stem: `根据短文内容填空，每空一词。\n${farm}\nXiaohong was ____ but happy. She wants to be a ____ one day.`,
            answers: [['tired'], ['farmer']],
            solution: '由“Xiaohong was tired but happy”和“I want to be a farmer one day”可以得到答案。',
            facility: 0.86,
          },
          {
            type: 'other',
            stem: '听写单词：教师依次朗读十个单词，每个读两遍，请按顺序写下来。（六年级）',
            answer:
              '① hospital　② museum　③ address　④ turn　⑤ science　⑥ weekend　⑦ slow　⑧ traffic　⑨ tomorrow　⑩ holiday',
            rubric: [
              { text: '第①至⑤个单词拼写正确，每个1分', score: 5 },
              { text: '第⑥至⑩个单词拼写正确，每个1分', score: 5 },
            ],
            solution: '容易写错的词：address 有两个 d 和两个 s；science 中 sc 后面是 ie；tomorrow 只有一个 m、两个 r。',
            facility: 0.7,
          },
          {
            type: 'other',
            stem: '请以“My Weekend”为题写一篇短文，介绍你上个周末做的事情。不少于五句话。',
            answer:
              'Last weekend I had a good time. On Saturday morning I did my homework and cleaned my room. In the afternoon I played football with my friends in the park. On Sunday I went to see my grandparents with my mother. We made dumplings together. They were delicious! I was very happy.',
            rubric: [
              { text: '内容：围绕周末活动，不少于五句话', score: 4 },
              { text: '结构：有开头和结尾，语意连贯', score: 2 },
              { text: '语言：动词过去式和拼写正确', score: 3 },
              { text: '书写：字母规范，大小写和标点正确', score: 1 },
            ],
            solution:
              '介绍上周末的事要用一般过去时：did、cleaned、played、went、made。先总说，再按时间顺序写做了什么，最后写感受。',
            facility: 0.72,
          },
        ],
      },
    ],
  },
];
