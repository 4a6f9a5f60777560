import type { BankChapter } from '../bank.ts';
import { clockQuestion, dateQuestion } from './english-templates.ts';

const ballUnderTable =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 110" fill="none" stroke="#222" stroke-width="2"><rect x="20" y="25" width="120" height="10"/><path d="M32 35V98M128 35V98"/><circle cx="80" cy="83" r="15"/><path d="M65 83H95M80 68V98"/><path d="M5 98H155" stroke-width="1"/></svg>';

/** English of grades 3 to 5: first words, greetings, places, time, what is going on. */
export const englishPrimary: readonly BankChapter[] = [
  {
    name: 'Words and Greetings',
    grade: 3,
    points: [
      {
        name: '常用词汇（三年级）',
        questions: [
          {
            type: 'single',
            stem: 'Which word is different from the other three?',
            right: 'ruler',
            wrong: ['red', 'blue', 'yellow'],
            solution:
              'ruler（尺子）是文具，red（红色）、blue（蓝色）、yellow（黄色）都是颜色，所以 ruler 与其他三个不同类。',
            facility: 0.92,
          },
          {
            type: 'single',
            stem: 'I have one nose and two ____.',
            right: 'eyes',
            wrong: ['eye', 'ear', 'mouth'],
            solution:
              'two（两个）后面的名词要用复数，eyes（眼睛）是复数。eye、ear、mouth 都是单数，错选的原因是忘记加 s。',
            facility: 0.84,
          },
          {
            type: 'fill',
            stem: '用英语单词填空：Three and five is ____. Six and four is ____.',
            answers: [
              ['eight', 'Eight'],
              ['ten', 'Ten'],
            ],
            solution: '3＋5＝8，8的英语是 eight；6＋4＝10，10的英语是 ten。注意 eight 中间的 gh 不发音，但不能漏写。',
            facility: 0.8,
          },
        ],
      },
      {
        name: '日常问候用语',
        questions: [
          {
            type: 'single',
            stem: '—Good morning!\n—____',
            right: 'Good morning!',
            wrong: ['Good night!', 'Goodbye!', 'Thank you!'],
            solution:
              '早上见面，对方说 Good morning!，用 Good morning! 回答。Good night! 是睡前说的“晚安”，Goodbye! 是告别语。',
            facility: 0.95,
          },
          {
            type: 'single',
            stem: '—How are you?\n—____',
            right: "I'm fine, thank you.",
            wrong: ["I'm nine.", 'Nice to meet you.', "I'm Xiaoming."],
            solution:
              "How are you? 询问身体状况，答语是 I'm fine, thank you. 错选 I'm nine. 的原因是把它与问年龄的 How old are you? 混淆。",
            facility: 0.88,
          },
          {
            type: 'multiple',
            stem: 'Your friend gives you a present on your birthday. What can you say?',
            right: ['Thank you very much!', 'Wow! How nice!'],
            wrong: ["You're welcome.", 'Happy birthday!'],
            solution:
              "收到礼物要表示感谢或赞美，可以说 Thank you very much! 或 Wow! How nice!；You're welcome. 是别人道谢时的答语；今天是你自己过生日，Happy birthday! 应由朋友说。",
            facility: 0.7,
          },
        ],
      },
    ],
  },
  {
    name: 'Places, Time and Weather',
    grade: 4,
    points: [
      {
        name: '方位与疑问词',
        questions: [
          {
            type: 'single',
            stem: 'Look at the picture. Where is the ball? It is ____ the table.',
            right: 'under',
            wrong: ['on', 'in', 'behind'],
            solution:
              '图中球在桌子下面，用 under（在……下面）。on 表示“在……上面”，in 表示“在……里面”，behind 表示“在……后面”。',
            facility: 0.9,
            figure: ballUnderTable,
          },
          {
            type: 'single',
            stem: '—____ is my pen?\n—It is in your pencil box.',
            right: 'Where',
            wrong: ['What', 'Who', 'How'],
            solution: '答语 in your pencil box 说的是地点，问地点用 Where。What 问“什么”，Who 问“谁”，How 问“怎么样”。',
            facility: 0.9,
          },
          {
            type: 'fill',
            stem: '根据答句填写疑问词（每空一词）：\n—____ is that boy? —He is my brother.\n—____ colour is your schoolbag? —It is green.',
            answers: [['Who'], ['What']],
            solution: '第一句答语 my brother 是人，问“谁”用 Who；第二句问颜色，用 What colour。句首字母要大写。',
            facility: 0.78,
          },
        ],
      },
      {
        name: '时间与天气',
        questions: [
          {
            type: 'single',
            stem: "—What's the weather like today?\n—It is ____.",
            right: 'sunny',
            wrong: ['sun', 'wind', 'rain'],
            solution:
              '天气要用形容词描述：sunny（晴朗的）。sun（太阳）、wind（风）、rain（雨）是名词，不能直接放在 It is 后面表示天气。',
            facility: 0.78,
          },
          {
            type: 'single',
            stem: "It's 7:00 in the morning. It's time ____ breakfast.",
            right: 'for',
            wrong: ['to', 'at', 'in'],
            solution:
              "It's time for 后面接名词，It's time to 后面接动词原形。breakfast 是名词，所以用 for。错选 to 的原因是没有看清后面是名词。",
            facility: 0.8,
          },
        ],
        templates: [{ count: 4, make: clockQuestion }],
      },
    ],
  },
  {
    name: 'Dates and Doings',
    grade: 5,
    points: [
      {
        name: '现在进行时与情态动词（小学）',
        questions: [
          {
            type: 'single',
            stem: 'Look! The dog ____ in the garden.',
            right: 'is running',
            wrong: ['run', 'runs', 'is runing'],
            solution:
              '有 Look!，表示动作正在进行，用“be + 动词 -ing”；run 要双写 n 再加 -ing，写作 running。错选 is runing 的原因是忘记双写 n。',
            facility: 0.82,
          },
          {
            type: 'single',
            stem: '—Can you ____ kung fu?\n—Yes, I can.',
            right: 'do',
            wrong: ['does', 'doing', 'to do'],
            solution: '情态动词 can 后面接动词原形，所以用 do。错选 doing 或 does 的原因是忘记情态动词后要用原形。',
            facility: 0.87,
          },
          {
            type: 'fill',
            stem: '用括号内所给动词的适当形式填空：The children are ____ (swim) in the pool now. My mother is ____ (make) a cake.',
            answers: [['swimming'], ['making']],
            solution: 'are 和 is 后面用动词 -ing 形式，表示正在进行。swim 双写 m 再加 -ing；make 去掉 e 再加 -ing。',
            facility: 0.68,
          },
        ],
      },
      {
        name: '月份、序数词与日期',
        questions: [
          {
            type: 'single',
            stem: "China's National Day is in ____.",
            right: 'October',
            wrong: ['September', 'June', 'May'],
            solution:
              '我国国庆节在10月1日，十月是 October。September 是九月（教师节），June 是六月（儿童节），May 是五月（劳动节）。',
            facility: 0.9,
          },
          {
            type: 'fill',
            stem: '用英语单词填空：March is the ____ month of the year. There are ____ months in a year.',
            answers: [['third'], ['twelve']],
            solution: '“第三”用序数词 third；一年有12个月，12的英语是 twelve。',
            facility: 0.76,
          },
        ],
        templates: [{ count: 4, make: dateQuestion }],
      },
    ],
  },
];
