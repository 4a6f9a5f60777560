import type { BankChapter } from '../bank.ts';

const silence = `In a small town, the town library tried something new last year: on Wednesday evenings, all phones had to be left in a box at the door. At first some readers were angry. A few even went home. But after a month, more people were coming on Wednesdays than on any other evening.
What attracted them? Many said they were surprised by how much they could read in an hour without a phone. One reader, a nurse, said, "When the phone is on the table, part of my mind is always waiting for it. Here I feel I am in one place." Others spoke about something different. Without phones, strangers began to chat in the coffee corner. Two old neighbours who had not spoken for years ended up discussing the same book.
The librarian, who started the plan, is careful with her words. "We did not set out to fight against technology," she says. "Phones bring people information. But reading asks for a long, quiet look, and that is getting rare. We only offer a place where it is still possible."
Not everyone agrees. Some people say that a library should serve its readers and not teach them how to behave. The librarian accepts this. The box is used only one evening a week, she points out, and everyone is free to choose the other six. Perhaps that is why the plan works: the quiet is not forced on anyone; it is offered as a gift.`;

const grammarText = `Tea is one of the most popular drinks in the world. According to an old story, it (1)____ (discover) by chance when some leaves fell into a pot of boiling water. Whether the story is true or not, people in China began (2)____ (drink) tea a very long time ago. At first it was used (3)____ a medicine. Later it became an everyday drink, (4)____ is now enjoyed by people of all ages. In the past, tea was carried by horses along mountain paths to (5)____ (distance) places. Today, tea has become a bridge (6)____ connects people from different cultures.`;

const bridgeText = `The Zhaozhou Bridge, (1)____ (build) about 1,400 years ago, is one of (2)____ best-known stone bridges in China. It (3)____ (design) by Li Chun, a craftsman of the Sui Dynasty. Besides the main arch, there are four small arches, two at each end, (4)____ let flood water pass through and make the bridge much (5)____ (light). Over the centuries the bridge has survived many floods and earthquakes, (6)____ (prove) how skilled its builders were.`;

const villageText = `Last summer, I spent two weeks (1)____ (teach) English in a small mountain village. There were twelve children in my class, most of (2)____ had never seen the sea. They had only a few books, but they were hungry (3)____ knowledge. One boy kept asking me questions about the sea after class, and his (4)____ (curious) touched me deeply. On my last day, a box of dried flowers (5)____ (give) to me by the children. It was not until the bus started that I realised (6)____ much I had learned from them.`;

/** English of grade 12: reading, grammar in a text, translation, writing. */
export const englishSeniorReading: readonly BankChapter[] = [
  {
    name: 'Reading and Writing (Senior)',
    grade: 12,
    points: [
      {
        name: '阅读理解（高中）',
        questions: [
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${silence}\nWhat did the nurse mean by "I feel I am in one place"?`,
            right: 'She could give all her attention to reading.',
            wrong: [
              'She did not have to travel far to the library.',
              'She always read in the same seat in the library.',
              'She felt lonely without talking to others.',
            ],
            solution:
              '上一句说手机在桌上时“总有一部分心思在等它”，所以“in one place”指心思集中、专注阅读，不是指地点。',
            facility: 0.74,
          },
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${silence}\nWhy are the two old neighbours mentioned?`,
            right: 'To show that the plan also brought people closer together.',
            wrong: [
              'To show that old people do not like using phones.',
              'To show that reading the same book is difficult.',
              'To show that people in the town often quarrel.',
            ],
            solution:
              '两位多年不说话的邻居因没有手机而谈起同一本书，说明这一做法使人们互相交流、更亲近，与上文“strangers began to chat”一致。',
            facility: 0.75,
          },
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${silence}\nWhat is the librarian's attitude towards phones?`,
            right: 'She thinks they are useful but wants to offer a place for quiet reading.',
            wrong: [
              'She thinks they should be kept out of libraries every day.',
              'She thinks they are of no help to readers.',
              'She hopes all readers will stop using them at home.',
            ],
            solution:
              '馆长说“Phones bring people information”，并说不是要反对科技，只是提供一个能够安静阅读的地方，所以是“有用，但要提供安静阅读的场所”。',
            facility: 0.8,
          },
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${silence}\nWhat does the writer suggest in the last paragraph?`,
            right: 'The plan works because readers are free to choose it.',
            wrong: [
              'The library should not set any rules for its readers.',
              'The plan will soon be used on all seven evenings.',
              'Readers who disagree should not come to the library.',
            ],
            solution:
              '最后一段说每周只有一个晚上用手机箱，其他六个晚上可以自由选择，“the quiet is not forced on anyone; it is offered as a gift”，说明成功的原因在于自由选择，而不是强迫。',
            facility: 0.68,
          },
        ],
      },
      {
        name: '语法填空（高中）',
        questions: [
          {
            type: 'fill',
            stem: `阅读短文，在空白处填入一个适当的单词或括号内所给词的正确形式。\n${grammarText}`,
            answers: [['was discovered'], ['to drink', 'drinking'], ['as'], ['which'], ['distant'], ['that', 'which']],
            solution:
              '（1）tea 与 discover 是被动关系，讲过去的事用 was discovered；（2）begin to do / begin doing 均可；（3）be used as 意为“被用作”；（4）非限制性定语从句修饰 drink，用 which；（5）修饰名词 places 用形容词 distant；（6）定语从句修饰 bridge，作主语，用 that 或 which。',
            facility: 0.6,
          },
          {
            type: 'fill',
            stem: `阅读短文，在空白处填入一个适当的单词或括号内所给词的正确形式。\n${bridgeText}`,
            answers: [['built'], ['the'], ['was designed'], ['which'], ['lighter'], ['proving']],
            solution:
              '（1）bridge 与 build 是被动关系，用过去分词 built 作后置定语；（2）“最……之一”用“one of the + 最高级”；（3）讲过去的事，且 It（桥）与 design 是被动关系，用 was designed；（4）非限制性定语从句修饰 arches，作主语，用 which，不能用 that；（5）much 修饰比较级，表示“轻得多”，用 lighter；（6）现在分词作状语，表示前面所说的事带来的结果，用 proving。',
            facility: 0.58,
          },
          {
            type: 'fill',
            stem: `阅读短文，在空白处填入一个适当的单词或括号内所给词的正确形式。\n${villageText}`,
            answers: [['teaching'], ['whom'], ['for'], ['curiosity'], ['was given'], ['how']],
            solution:
              '（1）spend time (in) doing sth，用 teaching；（2）“介词 + 关系代词”引导非限制性定语从句，先行词是 children，用 most of whom，填 them 会使两个句子之间没有连词；（3）be hungry for 意为“渴望”；（4）形容词性物主代词 his 后作主语，用名词 curiosity，注意去掉 u；（5）a box of dried flowers 与 give 是被动关系，主语中心词 box 是单数，讲过去的事，用 was given；（6）how much 引导宾语从句，表示“多少”。',
            facility: 0.6,
          },
        ],
      },
      {
        name: '汉译英（高中）',
        questions: [
          {
            type: 'written',
            stem: '把下列句子译成英语。\n（1）直到失去健康，人们才意识到它的重要性。（用倒装句或强调句）\n（2）他无论多忙，都坚持每天锻炼。',
            answer:
              '(1) Not until they lose their health do people realise its importance. / It is not until they lose their health that people realise how important it is.\n(2) However busy he is, he keeps exercising every day. / No matter how busy he is, he keeps on exercising every day.',
            rubric: [
              { text: '第（1）句：Not until 倒装或 It is not until … that … 结构正确', score: 3 },
              { text: '第（1）句：“意识到它的重要性”表达正确', score: 1 },
              { text: '第（2）句：however 或 no matter how 引导的让步状语从句正确', score: 2 },
              { text: '第（2）句：“坚持锻炼”表达正确', score: 2 },
            ],
            solution:
              '第（1）句 Not until 位于句首时主句部分倒装（do people realise）；也可用强调句型 It is not until … that …。第（2）句“无论多……”用 however + 形容词或 no matter how + 形容词，后接主谓语序。',
            facility: 0.5,
          },
          {
            type: 'written',
            stem: '把下列句子译成英语。\n（1）我们刚到山顶，天就下起雨来了。（用 No sooner 或 Hardly 开头）\n（2）新图书馆的面积是旧图书馆的三倍。',
            answer:
              '(1) No sooner had we reached the top of the mountain than it began to rain. / Hardly had we reached the top of the mountain when it began to rain.\n(2) The new library is three times as large as the old one. / The new library is three times the size of the old one.',
            rubric: [
              { text: '第（1）句：No sooner … than … 或 Hardly … when … 搭配正确', score: 2 },
              { text: '第（1）句：主句用过去完成时并部分倒装（had we reached）', score: 2 },
              { text: '第（2）句：倍数表达 three times as large as 或 three times the size of 正确', score: 3 },
              { text: '第（2）句：用 one 或 that 指代图书馆，避免重复', score: 1 },
            ],
            solution:
              '第（1）句“刚……就……”用 No sooner … than … 或 Hardly … when …，否定词位于句首，主句用过去完成时并部分倒装，than 或 when 后的从句用一般过去时、不倒装。第（2）句“是……的三倍”用“倍数 + as + 形容词 + as”或“倍数 + the size of”，one 代替 library。',
            facility: 0.52,
          },
          {
            type: 'written',
            stem: '把下列句子译成英语。\n（1）要是你昨天听了我的建议，就不会犯这样的错误了。（用虚拟语气）\n（2）他迟到的原因是他帮助一位迷路的老人找到了回家的路。（用 The reason why 开头）',
            answer:
              "(1) If you had taken my advice yesterday, you wouldn't have made such a mistake. / Had you followed my advice yesterday, you wouldn't have made such a mistake.\n(2) The reason why he was late was that he helped a lost old man find his way home.",
            rubric: [
              { text: '第（1）句：从句用 had done（或省略 if 后倒装）', score: 2 },
              { text: '第（1）句：主句用 would not have done', score: 2 },
              { text: '第（2）句：The reason why … was that … 结构正确', score: 2 },
              { text: '第（2）句：“帮助迷路的老人找到回家的路”表达正确', score: 2 },
            ],
            solution:
              "第（1）句与过去的事实相反，从句用 had done，主句用 wouldn't have done；省略 if 时把 had 提到主语前。第（2）句 why 引导定语从句修饰 reason，主句的表语从句用 that 引导，不用 because。",
            facility: 0.5,
          },
        ],
      },
      {
        name: '应用文写作（高中）',
        questions: [
          {
            type: 'other',
            stem: '假定你是小华，你校将举办“中国传统节日”英语文化周，想邀请外教担任演讲比赛的评委。请你给外教写一封邮件，内容包括：\n1. 活动的目的；\n2. 比赛的时间和地点（自拟）；\n3. 邀请对方担任评委，并希望回复。\n100词左右，文中不得出现真实的人名和校名。',
            answer:
              'Dear teacher,\n\nI am writing to invite you to be a judge at our English speech competition, which is part of our Culture Week on traditional Chinese festivals. The purpose of the activity is to help students introduce our festivals to the world and practise their spoken English.\n\nThe competition will be held in the lecture hall from 2:00 to 4:30 p.m. on May 15th. Ten students will take part in it. Since you know a lot about both English and Chinese culture, we believe your comments would be of great help to us.\n\nWe would be grateful if you could come. Please let me know whether you are available.\n\nYours sincerely,\nXiaohua',
            rubric: [
              { text: '内容：目的、时间地点、邀请与希望回复三个要点齐全', score: 6 },
              { text: '结构：邮件格式正确，层次清楚', score: 3 },
              { text: '语言：语言得体，句式有变化，语法正确', score: 4 },
              { text: '书写：字迹工整，大小写和标点正确', score: 1 },
            ],
            solution:
              '邀请信要有称呼、正文和署名，正文按“写信目的—活动介绍—邀请理由—希望回复”展开。语气要礼貌得体，可用 I am writing to invite …、We would be grateful if …。',
            facility: 0.63,
          },
          {
            type: 'other',
            stem: '概要写作：阅读下面的短文，用英语写一篇60词左右的概要，尽量使用自己的语言。\nMany students stay up late to review their lessons before exams. They believe that the more hours they spend, the more they will remember. However, studies have shown that sleep is important for memory. While we sleep, the brain arranges what we have learned during the day. If we sleep too little, we not only feel tired the next day but also forget more. So it is wiser to make a plan earlier, study a little each day and go to bed on time, especially the night before an exam.',
            answer:
              'Many students think that studying late before exams can help them remember more. But research has found that sleep plays a key role in memory, because the brain organises new knowledge during sleep. Lack of sleep leads to tiredness and forgetting. Therefore, it is better to review regularly in advance and get enough sleep, especially on the night before an exam.',
            rubric: [
              { text: '内容：概括学生熬夜的误解、睡眠的作用、缺觉的影响、正确做法等要点', score: 6 },
              { text: '语言：用自己的语言转述，语法正确', score: 4 },
              { text: '结构：衔接自然，主次分明', score: 2 },
              { text: '书写与词数：书写规范，词数符合要求', score: 1 },
            ],
            solution:
              '写概要先找出主旨和要点：误解—事实—影响—建议；再用同义词、句型转换来转述原文，如 stay up late → studying late，arranges → organises；最后检查词数，不写个人看法。',
            facility: 0.55,
          },
        ],
      },
    ],
  },
];
