import type { BankChapter } from '../bank.ts';

const garden = `Xiaoming's school has a small garden behind the gym. In the past it was just an empty piece of land with a lot of rubbish. One day in March, Xiaoming and three of his classmates had an idea: why not grow vegetables there?
They talked to their headmaster, and he said yes. First, they spent two afternoons picking up the rubbish. Then they planted tomatoes, beans and carrots. Every day after lunch, two students watered the plants.
In June the vegetables were ready. The students did not sell them. They gave the vegetables to the old people who lived near the school. "They are the freshest tomatoes I have ever eaten!" one old man said with a smile.
Now more than thirty students work in the garden. "We learned to plant vegetables," said Xiaoming, "but the best thing we grew was friendship."`;

const clubs = `School Clubs
Cooking Club: Learn to make healthy food. Every Monday, 4:00–5:00 p.m. Room 102. Bring your own apron（围裙）.
Chess Club: Play Chinese chess with friends. Every Tuesday, 4:00–5:30 p.m. Room 205. You don't have to know how to play.
Running Club: Get fit and have fun! Every Wednesday and Friday, 6:30–7:10 a.m. on the playground. Wear sports shoes.
Each student can join only one club. Come to the school office before September 10th to join.`;

const phone = `A: Hello! Is that Xiaohong?
B: Yes, speaking. (1)____
A: This is Xiaoliang. Are you free this Saturday afternoon?
B: Yes, I am. (2)____
A: There is a new science museum in our city. Would you like to go there with me?
B: (3)____ But how can we get there?
A: (4)____ It takes only twenty minutes.
B: OK. When and where shall we meet?
A: Let's meet at 1:30 at the school gate.
B: All right. (5)____`;

/** English of grade 7: dialogues, reading, translation, dictation, letters. */
export const english7Reading: readonly BankChapter[] = [
  {
    name: 'Talking, Reading and Writing',
    grade: 7,
    points: [
      {
        name: '情景交际',
        questions: [
          {
            type: 'single',
            stem: '—Would you like some more rice?\n—____',
            right: "No, thanks. I'm full.",
            wrong: ["No, I don't.", 'Yes, I would like.', "You're welcome."],
            solution:
              "Would you like …? 是礼貌的提议，拒绝时常说 No, thanks. 并说明理由。No, I don't. 回答 Do you …?；接受应说 Yes, please.；You're welcome. 用于回答感谢。",
            facility: 0.85,
          },
          {
            type: 'single',
            stem: '—May I speak to Xiaohong, please?\n—____',
            right: 'This is Xiaohong speaking.',
            wrong: ["I'm Xiaohong.", 'That is Xiaohong.', 'She is Xiaohong.'],
            solution:
              "打电话时介绍自己用 This is …(speaking).，不用 I'm …。错选 I'm Xiaohong. 的原因是受汉语“我是小红”的影响。",
            facility: 0.8,
          },
          {
            type: 'single',
            stem: '—Thank you for helping me with my English.\n—____',
            right: 'My pleasure.',
            wrong: ['With pleasure.', "That's right.", 'Never mind.'],
            solution:
              "My pleasure. 是对感谢的答语，意思是“不用客气，很高兴帮你”。With pleasure. 用于答应别人的请求；That's right. 表示“说得对”；Never mind. 用于回答道歉。",
            facility: 0.66,
          },
          {
            type: 'fill',
            stem: `从对话后的选项中选择合适的句子补全对话，填写字母（其中有两项多余）。\n${phone}\n\nA. What's up?\nB. I'd love to.\nC. Let's take the No. 5 bus.\nD. See you then.\nE. Who's that?\nF. It's sunny today.\nG. Sorry, I don't know.`,
            answers: [['E'], ['A'], ['B'], ['C'], ['D']],
            solution:
              '（1）由 A 的回答 This is Xiaoliang. 可知，问对方是谁，选 E。（2）B 有空，接着问“有什么事”，选 A。（3）But 前应是答应的话，选 B。（4）由 It takes only twenty minutes. 可知回答乘车方式，选 C。（5）约定好时间地点后道别，选 D。',
            facility: 0.77,
          },
        ],
      },
      {
        name: '阅读理解（七年级）',
        questions: [
          {
            type: 'single',
            stem: `Read the notice and choose the best answer.\n${clubs}\nXiaohua wants to join a club before the morning classes begin. Which one can he choose?`,
            right: 'Running Club.',
            wrong: ['Cooking Club.', 'Chess Club.', 'None of the three clubs.'],
            solution: '只有 Running Club 在早上6:30至7:10活动，其他两个社团都在下午。',
            facility: 0.9,
          },
          {
            type: 'single',
            stem: `Read the notice and choose the best answer.\n${clubs}\nWhich of the following is TRUE?`,
            right: "A student who can't play chess can join Chess Club.",
            wrong: [
              'A student can join two clubs at the same time.',
              'Students in Cooking Club can use the aprons of the school.',
              'Running Club meets on the playground three times a week.',
            ],
            solution:
              "由“You don't have to know how to play”可知，不会下棋也能参加。每名学生只能参加一个社团；烹饪社要“自带围裙”；跑步社每周三、周五活动，一周两次。",
            facility: 0.82,
          },
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${garden}\nWhat did the students do first after the headmaster agreed?`,
            right: 'They picked up the rubbish.',
            wrong: ['They planted the vegetables.', 'They watered the plants.', 'They talked to the old people.'],
            solution:
              '由“First, they spent two afternoons picking up the rubbish”可知，校长同意后，他们先捡垃圾，然后才种菜、浇水。',
            facility: 0.86,
          },
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${garden}\nWhat can we learn from Xiaoming's last words?`,
            right: 'The most important thing they got was friendship.',
            wrong: [
              'Growing vegetables was too difficult for them.',
              'They wanted to sell the vegetables for money.',
              'The tomatoes were the best vegetables in the garden.',
            ],
            solution:
              '由“the best thing we grew was friendship”可知，他认为收获的最好的东西是友谊。文中说学生没有卖菜，也没有说种菜太难。',
            facility: 0.83,
          },
        ],
      },
      {
        name: '汉译英与听写（七年级）',
        questions: [
          {
            type: 'written',
            stem: '把下列句子译成英语。\n（1）我通常乘公共汽车上学，但昨天我是步行去的。\n（2）看！孩子们正在公园里放风筝。',
            answer:
              '(1) I usually go to school by bus, but I went (to school) on foot yesterday.\n(2) Look! The children are flying kites in the park.',
            rubric: [
              { text: '第（1）句：“乘公共汽车”“步行”表达正确，一般现在时和一般过去时使用正确', score: 3 },
              { text: '第（2）句：现在进行时 are flying 和名词复数正确', score: 3 },
            ],
            solution:
              '第（1）句 usually 用一般现在时，yesterday 用一般过去时；“乘公共汽车”译为 by bus 或 take the bus，“步行”译为 on foot 或 walked。第（2）句有 Look!，用现在进行时，fly 的 -ing 形式是 flying。',
            facility: 0.7,
          },
          {
            type: 'written',
            stem: '把下列句子译成英语。\n（1）我们学校有一个大图书馆和许多漂亮的教室。\n（2）请不要在这里拍照。',
            answer:
              "(1) There is a big library and many beautiful classrooms in our school. / Our school has a big library and many beautiful classrooms.\n(2) Please don't take photos here.",
            rubric: [
              { text: '第（1）句：there be 或 has 使用正确，名词单复数正确', score: 3 },
              { text: '第（2）句：祈使句否定形式和 take photos 正确', score: 2 },
            ],
            solution:
              "第（1）句“某处有某物”用 there be，最近的名词 a big library 是单数，用 There is；也可用 Our school has …。第（2）句用 Don't 或 Please don't 加动词原形。",
            facility: 0.71,
          },
          {
            type: 'other',
            stem: '听写单词和短语：教师依次朗读十个单词或短语，每个读两遍，请按顺序写下来。（七年级）',
            answer:
              '① library　② favourite　③ Wednesday　④ beautiful　⑤ tomorrow　⑥ geography　⑦ be good at　⑧ take a walk　⑨ next to　⑩ look for',
            rubric: [
              { text: '第①至⑤个拼写正确，每个1分', score: 5 },
              { text: '第⑥至⑩个拼写正确，每个1分', score: 5 },
            ],
            solution:
              '容易写错的词：library 中 r 出现两次；favourite 中有 ou（美式英语写作 favorite）；Wednesday 中的 d 不发音；beautiful 中是 eau。',
            facility: 0.72,
          },
        ],
      },
      {
        name: '书信写作（七年级）',
        questions: [
          {
            type: 'other',
            stem: '假定你是小华，你的英国笔友来信询问你的学校生活。请写一封回信，介绍你的学校生活，内容包括：\n1. 最喜欢的学科及理由；\n2. 一项课外活动；\n3. 你对学校的感受。\n60～80词，信的开头和结尾不计入总词数。文中不得出现真实的人名和校名。',
            answer:
              "Dear friend,\n\nThanks for your letter. I'm glad to tell you about my school life. My favourite subject is science because it is interesting and we often do experiments. After school, I usually play table tennis with my classmates for an hour. On Fridays we have clubs, and I am in the music club. I like my school very much because my teachers and classmates are all kind and friendly.\n\nPlease write to me soon.\n\nYours,\nXiaohua",
            rubric: [
              { text: '内容：三个要点齐全，适当发挥', score: 5 },
              { text: '结构：书信格式完整，语意连贯', score: 2 },
              { text: '语言：时态、单词拼写正确，句式恰当', score: 4 },
              { text: '书写：字迹工整，大小写和标点正确', score: 1 },
            ],
            solution:
              '回信要有称呼、正文和署名。介绍学校生活用一般现在时；三个要点都要写到，喜欢的学科要说明理由（because …）。注意主谓一致，如 My favourite subject is …。',
            facility: 0.69,
          },
          {
            type: 'other',
            stem: '请以“A Happy Day”为题，写一篇日记，记述某个星期日你和家人出游的经历，内容包括：天气、去的地方、做的事情、你的感受。60～80词。',
            answer:
              'Sunday, Sunny\n\nToday was a happy day. The weather was sunny and warm, so my parents and I went to the mountain park by bike. In the morning we climbed the hill and took many photos of the beautiful trees and flowers. At noon we had a picnic by the lake. In the afternoon we flew kites and played games together. We were tired, but we had a great time. I hope we can go there again soon.',
            rubric: [
              { text: '内容：天气、地点、活动、感受齐全', score: 5 },
              { text: '结构：日记格式正确，按时间顺序叙述', score: 2 },
              { text: '语言：一般过去时和词汇使用正确', score: 4 },
              { text: '书写：字迹工整，大小写和标点正确', score: 1 },
            ],
            solution:
              '日记开头写星期（日期）和天气；记述过去的事情用一般过去时，如 went、climbed、took、had、flew；按 morning、noon、afternoon 的顺序写，结尾写感受。',
            facility: 0.7,
          },
        ],
      },
    ],
  },
];
