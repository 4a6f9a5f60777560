import type { BankChapter } from '../bank.ts';

const repair = `Every Saturday afternoon, a room on the first floor of our community centre is full of people. They come with old lamps, broken toys, torn coats and bikes with flat tyres. It is the Repair Café, a place where people mend things together for free.
The café was started three years ago by some retired workers. "People throw away so many things that can still be used," said one of them, a former electrician. "A lamp may need only a new wire, but many people buy a new lamp instead."
At the café, people don't just wait for their things. They sit beside the helpers and learn how to do the work. My first visit was because of my old radio. A helper showed me how to open it and clean it. When I heard music again, I was so excited that I almost jumped.
Last year more than 800 things were repaired there. The café has no money to pay anyone, but nobody complains. "We save things, and we make friends," the former electrician said. "What could be better than that?"`;

const cloze = `My grandfather is a man of few words. When I was little, I thought he did not love me, for he never said sweet things to me. One winter evening, it was snowing h____. I was ill and could not stop coughing. The nearest hospital was five kilometres away and there was no bus. Grandfather put me o____ his back and walked into the snow. He walked f____ two hours and never stopped to have a rest. I fell asleep on his warm back. When I woke up in the hospital, he was sitting beside my bed, and his shoes were c____ wet. He only said, "You will get w____ soon." Now I know that love does not always need words.`;

const garden = `Last spring, our class started a small vegetable garden behind the school library. At the b____, few of us knew anything about vegetables, so we asked the school gardener for help. He taught us h____ to plant the seeds and when to water them. Two weeks later, the first green leaves came out. However, one night in April it rained so heavily t____ half of the young plants were washed away. We were sad, but i____ of giving up, we planted new seeds and built a low wall around the garden. In June we picked our first beans. There were not many, but they tasted great. Our teacher said that she was p____ of us. The garden has taught us that good things take time and hard work.`;

const swimming = `I used to be a____ of water. When I was five, I fell into a pool and drank a lot of water. After that, I never wanted to go near a swimming pool again. Last summer, my cousin took me to her swimming club. "Everyone feels nervous at f____," she said. "Just take your time." A kind coach taught me how to breathe and how to move my arms and legs. I went to the club three times a week. The more I practised, the b____ I swam. One month later, I swam fifty metres w____ stopping. When I got out of the water, my cousin gave me a big hug. Now swimming is one of my favourite h____. I have learned that we can beat our fear if we face it bravely.`;

/** English of grade 8: reading, cloze, translation, letters. */
export const english8Reading: readonly BankChapter[] = [
  {
    name: 'Reading and Writing (Grade 8)',
    grade: 8,
    points: [
      {
        name: '阅读理解（八年级）',
        questions: [
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${repair}\nWhy was the Repair Café started?`,
            right: 'Because people threw away many things that could still be used.',
            wrong: [
              'Because the retired workers wanted to earn some money.',
              'Because there were no shops in the community.',
              'Because people had no money to buy new things.',
            ],
            solution:
              '由第二段“People throw away so many things that can still be used”可知，创办的原因是许多还能用的东西被扔掉了。文中还说修理是免费的，所以不是为了挣钱。',
            facility: 0.82,
          },
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${repair}\nWhat is special about the Repair Café?`,
            right: 'People can learn to repair things by themselves there.',
            wrong: [
              'People can buy cheap lamps and radios there.',
              'People have to wait for a long time there.',
              'Only former electricians can work there.',
            ],
            solution:
              '由第三段“They sit beside the helpers and learn how to do the work”可知，人们可以边看边学，学会自己修理。',
            facility: 0.84,
          },
          {
            type: 'single',
            stem: `Read the passage and choose the best answer.\n${repair}\nThe words "a former electrician" mean a person who ____.`,
            right: 'used to work as an electrician',
            wrong: [
              'wants to become an electrician',
              'is learning to be an electrician',
              'is the boss of many electricians',
            ],
            solution: '由第二段“some retired workers”可知他们已经退休，former 意为“以前的”，所以指“曾经当过电工的人”。',
            facility: 0.78,
          },
          {
            type: 'fill',
            stem: `根据短文内容填空，每空一词。\n${repair}\nThe writer took an old ____ to the café. After it was repaired, the writer could hear ____ again and felt very ____.`,
            answers: [['radio'], ['music'], ['excited']],
            solution:
              '由第三段“My first visit was because of my old radio … When I heard music again, I was so excited”可以得到答案。',
            facility: 0.82,
          },
        ],
      },
      {
        name: '短文首字母填空',
        questions: [
          {
            type: 'fill',
            stem: `根据短文内容及首字母提示填空，写出完整的单词，每空一词。\n${cloze}`,
            answers: [['heavily', 'hard'], ['on', 'onto'], ['for'], ['completely'], ['well']],
            solution:
              "（1）雪下得大，修饰动词 snowing 用副词 heavily 或 hard；（2）put … on one's back 意为“把……背在背上”；（3）for 与 two hours 连用，表示持续一段时间；（4）祖父在雪中走了两个小时，鞋“完全”湿了，用副词 completely；（5）get well 意为“恢复健康”。",
            facility: 0.58,
          },
          {
            type: 'fill',
            stem: `根据短文内容及首字母提示填空，写出完整的单词，每空一词。\n${garden}`,
            answers: [['beginning'], ['how'], ['that'], ['instead'], ['proud']],
            solution:
              '（1）at the beginning 意为“起初”，注意双写 n；（2）“疑问词 + 动词不定式”作 taught 的宾语，how to plant 意为“怎样种”；（3）so … that … 意为“如此……以至于……”；（4）instead of 意为“而不是”，后接 giving up；（5）be proud of 意为“为……感到自豪”。',
            facility: 0.62,
          },
          {
            type: 'fill',
            stem: `根据短文内容及首字母提示填空，写出完整的单词，每空一词。\n${swimming}`,
            answers: [['afraid'], ['first'], ['better'], ['without'], ['hobbies']],
            solution:
              '（1）be afraid of 意为“害怕”，由下文五岁时掉进泳池可知；（2）at first 意为“起初”；（3）“the + 比较级，the + 比较级”意为“越……越……”，修饰动词 swam 用 well 的比较级 better；（4）without 后接动词的 -ing 形式，意为“没有停下来”；（5）one of 后接可数名词复数，hobby 变 y 为 i 再加 es，用 hobbies。',
            facility: 0.66,
          },
        ],
      },
      {
        name: '汉译英（八年级）',
        questions: [
          {
            type: 'written',
            stem: '把下列句子译成英语。\n（1）他已经在这所学校教了十年英语。\n（2）如果明天下雨，我们就待在家里看电影。',
            answer:
              '(1) He has taught English in this school for ten years.\n(2) If it rains tomorrow, we will stay at home and watch a film.',
            rubric: [
              { text: '第（1）句：现在完成时 has taught 和 for ten years 正确', score: 3 },
              { text: '第（2）句：if 从句用一般现在时，主句用一般将来时', score: 3 },
            ],
            solution:
              '第（1）句动作从过去持续到现在，用现在完成时，for 后接一段时间。第（2）句是 if 条件状语从句，从句用 rains，主句用 will stay。',
            facility: 0.7,
          },
          {
            type: 'written',
            stem: '把下列句子译成英语。\n（1）这件毛衣太贵了，我买不起。\n（2）读书越多，你就会变得越聪明。',
            answer:
              "(1) The sweater is too expensive for me to buy. / The sweater is so expensive that I can't afford it.\n(2) The more you read, the wiser you will become.",
            rubric: [
              { text: '第（1）句：too … to … 或 so … that … 句型正确', score: 3 },
              { text: '第（2）句：“the + 比较级，the + 比较级”正确', score: 3 },
            ],
            solution:
              '第（1）句“太……不能……”用 too … to … 或 so … that … 引出。第（2）句“越……越……”用“the + 比较级，the + 比较级”，“聪明”也可用 cleverer。',
            facility: 0.62,
          },
        ],
      },
      {
        name: '书面表达（八年级）',
        questions: [
          {
            type: 'other',
            stem: '假定你是小红，你校英语角将举办题为“How to Keep Healthy”的演讲活动。请写一篇演讲稿，内容包括：\n1. 中学生健康方面存在的一个问题；\n2. 至少三条建议；\n3. 鼓励大家一起行动。\n80～100词，文中不得出现真实的人名和校名。',
            answer:
              "Hello, everyone! I am glad to talk about how to keep healthy. Nowadays, many students sit too long and play computer games until late at night. As a result, they feel tired in class and their eyesight becomes poor.\nTo keep healthy, we should do sports for at least one hour every day. We should eat more vegetables and fruit instead of fast food. It is also important to go to bed early and stay away from our phones before sleeping.\nLet's take action together. If we keep trying, we will have strong bodies and happy hearts. Thank you!",
            rubric: [
              { text: '内容：问题、三条以上建议、号召齐全，符合演讲要求', score: 5 },
              { text: '结构：开头、主体、结尾完整，衔接自然', score: 3 },
              { text: '语言：时态、情态动词和句式使用正确', score: 4 },
              { text: '书写：字迹工整，大小写和标点正确', score: 2 },
            ],
            solution:
              "演讲稿开头要问候听众，引出主题；建议可用 should、had better、It is important to … 等表达，各条建议要具体；结尾用 Let's … 发出号召。注意一般现在时。",
            facility: 0.67,
          },
          {
            type: 'other',
            stem: '假定你是小亮，你的朋友在信中说他最近总是考前紧张，睡不好觉。请你给他回一封电子邮件，提出至少三条建议并说明理由。80～100词。文中不得出现真实的人名和校名。',
            answer:
              "Dear friend,\n\nI am sorry to hear that you feel nervous before exams. Here is some advice for you. First, you should make a study plan and review a little every day, so that you will feel more confident. Second, why don't you do some sports after school? Sports can help you relax. Third, you had better go to bed before ten o'clock and not use your phone in bed. Finally, talk with your parents or teachers if you are worried. They are always ready to help you.\n\nI hope my advice will be useful. Best wishes!\n\nYours,\nXiaoliang",
            rubric: [
              { text: '内容：至少三条建议并说明理由，表示理解和关心', score: 5 },
              { text: '结构：邮件格式正确，语意连贯', score: 3 },
              { text: '语言：表达建议的句型和语法正确', score: 4 },
              { text: '书写：字迹工整，大小写和标点正确', score: 1 },
            ],
            solution:
              "先表示关心，再分条写建议，每条建议后说明理由，可用 First、Second、Finally 连接。建议句型：You should …、Why don't you …?、You had better …、It is a good idea to …。",
            facility: 0.66,
          },
        ],
      },
    ],
  },
];
