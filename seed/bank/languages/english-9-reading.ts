import type { BankChapter } from '../bank.ts';

const maps = `When you open a map on your phone, a little blue dot tells you where you are, and a line shows you where to go. It is so easy that many people no longer think about directions. But scientists are asking a question: what happens to our minds when we stop finding our own way?
Finding the way is a kind of exercise for the brain. To do it, we remember turnings, buildings and the position of the sun. When we always follow a machine, this ability gets less practice. In some studies, people who used navigation（导航） all the time remembered less about a place than people who used a paper map.
This does not mean that we should throw away our phones. Navigation can save time and keep us safe, especially in a strange city or in bad weather. However, we can use it in a wiser way. Before we leave, we can look at the map and try to remember the main turnings. On the way, we can put the phone in our pocket and only check it when we really need help. When we go back, we can try to return without using the phone at all.
In short, let the machine be our helper, not our master. A good traveller uses the phone, but does not forget to look up at the street.`;

const grammarText = `Chinese paper-cutting is a traditional art. It has a history (1)____ more than one thousand years. In the past, people used to put red paper-cuts on windows and doors at the Spring Festival. They (2)____ (believe) that red could bring good luck. Today, paper-cuts (3)____ (see) not only in China but also in many other countries. Last term our school invited an old artist to teach us. (4)____ he is already seventy years old, his hands are still quick. He told us that paper-cutting needed patience. I tried many times and (5)____ (final) made a beautiful fish. I was so (6)____ (excite) that I showed it to everyone in my family.`;

/** English of grade 9: reading, grammar in a text, translation, writing. */
export const english9Reading: readonly BankChapter[] = [
  {
    name: 'Reading and Writing (Grade 9)',
    grade: 9,
    points: [
      {
        name: '阅读理解（九年级）',
        questions: [
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${maps}\nWhat is the main idea of the second paragraph?`,
            right: 'Always following navigation gives our brain less practice.',
            wrong: [
              'Paper maps are cheaper than phone maps.',
              'The sun is the most important thing in finding the way.',
              'Scientists have made new navigation machines.',
            ],
            solution:
              '第二段说找路是一种大脑锻炼，总是跟着机器走，这种能力得到的锻炼就少，并用研究结果说明，所以主旨是“总是跟随导航会使大脑得到的锻炼减少”。',
            facility: 0.75,
          },
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${maps}\nAccording to the writer, when is navigation especially useful?`,
            right: 'In a strange city or in bad weather.',
            wrong: [
              'When we go back along the same way.',
              'When we want to remember a place.',
              'When we do exercise for our brain.',
            ],
            solution:
              '由第三段“Navigation can save time and keep us safe, especially in a strange city or in bad weather”可得。作者建议返回时尽量不用手机，所以“原路返回时”不对。',
            facility: 0.87,
          },
          {
            type: 'multiple',
            stem: `Read the passage and choose ALL the right answers.\n${maps}\nWhich of the following are the writer's suggestions?`,
            right: [
              'Look at the map before we leave.',
              'Check the phone only when we really need help.',
              'Try to return without using the phone.',
            ],
            wrong: ['Throw away our phones and buy paper maps.'],
            solution:
              '第三段提出了三条建议：出发前看地图、需要时才查看手机、返回时尽量不用手机。作者明确说“This does not mean that we should throw away our phones”。',
            facility: 0.76,
          },
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${maps}\nWhat does the sentence "let the machine be our helper, not our master" mean?`,
            right: 'We should use the machine but keep thinking for ourselves.',
            wrong: [
              'We should let the machine decide everything for us.',
              'We should learn how to make machines by ourselves.',
              'We should never use machines when we travel.',
            ],
            solution: '最后一段总结全文：机器是帮手，不是主人，即可以使用导航，但不能依赖它而停止思考和观察。',
            facility: 0.82,
          },
        ],
      },
      {
        name: '语法填空与词形转换',
        questions: [
          {
            type: 'fill',
            stem: `阅读短文，在空白处填入一个适当的单词或括号内所给词的适当形式。\n${grammarText}`,
            answers: [
              ['of'],
              ['believed'],
              ['are seen', 'can be seen'],
              ['Though', 'Although', 'While'],
              ['finally'],
              ['excited'],
            ],
            solution:
              '（1）a history of … 意为“……的历史”，填 of；（2）讲过去的事，用过去时 believed；（3）paper-cuts 与 see 是被动关系，Today 用一般现在时的被动语态 are seen；（4）前后是让步关系，句首用 Though 或 Although；（5）修饰动词 made 用副词 finally；（6）修饰人的感受用 excited。',
            facility: 0.6,
          },
          {
            type: 'fill',
            stem: '用括号内所给词的适当形式填空：With the ____ (develop) of science, our life is getting better. Reading widely can increase our ____ (know).',
            answers: [['development'], ['knowledge']],
            solution:
              '介词 of 前、定冠词 the 后用名词 development（发展）；our 后用名词 knowledge（知识），它是不可数名词，没有复数形式。',
            facility: 0.68,
          },
        ],
      },
      {
        name: '情景对话（九年级）',
        questions: [
          {
            type: 'single',
            stem: "—I'm sorry I broke your cup.\n—____ I can buy another one.",
            right: "It doesn't matter.",
            wrong: ["You're welcome.", 'My pleasure.', 'Of course not.'],
            solution:
              "It doesn't matter. 是对道歉的答语，意为“没关系”。You're welcome. 和 My pleasure. 回答感谢；Of course not. 表示“当然不”，与语境不符。",
            facility: 0.85,
          },
          {
            type: 'single',
            stem: "—I think it's OK to meet an online friend alone.\n—____ It can be dangerous.",
            right: "I don't agree with you.",
            wrong: ["You're right.", "I can't agree more.", "That's a good idea."],
            solution:
              "由“那可能很危险”可知，说话人不同意对方的看法，选 I don't agree with you.。I can't agree more. 意为“我完全同意”，错选的原因是看到 can't 就以为是否定。",
            facility: 0.78,
          },
        ],
      },
      {
        name: '汉译英（九年级）',
        questions: [
          {
            type: 'written',
            stem: '把下列句子译成英语。\n（1）我不知道我们是否需要为这次旅行买新地图。\n（2）他们去年建的这座桥把两个村庄连接了起来。',
            answer:
              "(1) I don't know whether (if) we need to buy a new map for the trip.\n(2) The bridge (that) they built last year connects the two villages.",
            rubric: [
              { text: '第（1）句：用 whether 或 if 引导宾语从句，语序为陈述语序', score: 3 },
              { text: '第（2）句：用定语从句修饰 bridge，时态和 connect 的搭配正确', score: 3 },
            ],
            solution:
              '第（1）句“是否”用 whether 或 if，从句用陈述语序。第（2）句的“他们去年建的”是定语从句，关系代词作宾语可省略；connects A and B 意为“连接A和B”。',
            facility: 0.62,
          },
          {
            type: 'written',
            stem: '把下列句子译成英语。\n（1）许多树木每年被砍伐，这对环境有害。\n（2）他过去常常害怕在公众面前讲话。',
            answer:
              '(1) Many trees are cut down every year, which is harmful to (bad for) the environment.\n(2) He used to be afraid of speaking in public (in front of people).',
            rubric: [
              { text: '第（1）句：被动语态 are cut down 正确，“对……有害”表达正确', score: 3 },
              { text: '第（2）句：used to be afraid of 结构正确', score: 3 },
            ],
            solution:
              '第（1）句树木是“被砍伐”，用被动语态，“对……有害”用 be harmful to 或 be bad for，也可译成两个句子。第（2）句“过去常常”用 used to，“害怕做某事”用 be afraid of doing。',
            facility: 0.62,
          },
        ],
      },
      {
        name: '书面表达（九年级）',
        questions: [
          {
            type: 'other',
            stem: '假定你是小明，你校正在征集“My Favourite Traditional Art”的英语短文，拟介绍给外国学生。请介绍一种中国传统艺术（如书法、剪纸、京剧等），内容包括：它的特点、你喜欢它的理由、你是怎样学习或了解它的。100～120词，文中不得出现真实的人名和校名。',
            answer:
              'My favourite traditional art is Chinese calligraphy. It is the art of writing Chinese characters with a brush and ink. Each stroke is full of strength, and the same character can look very different in different hands.\nI like it because it is beautiful and it helps me calm down. Whenever I feel nervous, I practise for half an hour and my mind becomes peaceful. I first learned it from my grandfather two years ago. He taught me how to hold the brush and told me to be patient. Now I have been chosen to join the calligraphy club.\nI hope more and more foreign students will fall in love with this art.',
            rubric: [
              { text: '内容：特点、理由、学习经历齐全，适当发挥', score: 5 },
              { text: '结构：层次清楚，衔接自然', score: 3 },
              { text: '语言：语法正确，用词和句式丰富', score: 4 },
              { text: '书写：字迹工整，大小写和标点正确', score: 2 },
            ],
            solution:
              '三个要点可各写一段：先介绍这种艺术是什么、有何特点；再写喜爱的理由（because …）；最后写学习经历，注意介绍一般情况用一般现在时，讲经历用一般过去时或现在完成时。',
            facility: 0.65,
          },
          {
            type: 'other',
            stem: '假定你是小红，你将在毕业典礼上发言，感谢老师和同学，并谈谈你的初中生活中一件难忘的事和对未来的打算。请写一篇英语发言稿，100～120词，文中不得出现真实的人名和校名。',
            answer:
              "Dear teachers and classmates,\n\nI am glad to speak here today. First, I would like to thank our teachers for their patience and my classmates for their help. With all of you, these three years have been the happiest days of my life.\nI will never forget the singing competition in Grade 8. I was so nervous that I forgot the words, but my classmates sang loudly to encourage me. At last we won the first prize. From this I learned that friends make us strong.\nSoon we will go to senior high school. I plan to work harder and read more books. No matter where we go, let's keep our dreams and our friendship in mind.\n\nThank you!",
            rubric: [
              { text: '内容：感谢、难忘的事、未来打算齐全', score: 5 },
              { text: '结构：发言稿格式完整，过渡自然', score: 3 },
              { text: '语言：时态正确，句式丰富', score: 4 },
              { text: '书写：字迹工整，大小写和标点正确', score: 2 },
            ],
            solution:
              '按“称呼—感谢—难忘的事—打算—结语”的顺序写。难忘的事用一般过去时，打算用一般将来时或 plan to do，可用 I will never forget …、With your help … 等句型。',
            facility: 0.64,
          },
        ],
      },
    ],
  },
];
