import type { BankChapter } from '../bank.ts';
import { numberQuestion, pastToQuestion } from './english-templates.ts';
import { pastQuestion, presentQuestion } from './english-verbs.ts';

/** English of grade 7: articles, pronouns, nouns, prepositions, first tenses. */
export const english7Words: readonly BankChapter[] = [
  {
    name: 'Words in Sentences',
    grade: 7,
    points: [
      {
        name: '冠词',
        questions: [
          {
            type: 'single',
            stem: 'There is ____ umbrella behind the door. You can take it with you.',
            right: 'an',
            wrong: ['a', 'the', '/'],
            solution:
              '第一次提到一把伞，用不定冠词；umbrella 以元音音素 /ʌ/ 开头，用 an。错选 a 的原因是没有注意读音；the 表示特指。',
            facility: 0.84,
          },
          {
            type: 'single',
            stem: 'He is ____ honest boy and he is good at playing ____ violin.',
            right: 'an; the',
            wrong: ['a; the', 'an; /', 'a; /'],
            solution:
              'honest 的 h 不发音，以元音音素开头，用 an；演奏西洋乐器，乐器名前用 the。错选 a 的原因是只看首字母 h。',
            facility: 0.72,
          },
          {
            type: 'single',
            stem: '—Do you often play ____ basketball after school?\n—Yes, and I also play ____ guitar at weekends.',
            right: '/; the',
            wrong: ['the; the', 'the; /', '/; /'],
            solution: '球类运动前不用冠词，乐器前用 the。错选 the; the 的原因是把两种情况弄混了。',
            facility: 0.77,
          },
          {
            type: 'fill',
            stem: '用 a、an、the 或 /（不填）填空：My sister studies at ____ university in Beijing. She reads for ____ hour every evening after ____ supper.',
            answers: [['a'], ['an'], ['/', '不填']],
            solution: 'university 以辅音音素 /j/ 开头，用 a；hour 的 h 不发音，用 an；三餐名称前一般不用冠词。',
            facility: 0.6,
          },
        ],
      },
      {
        name: '人称代词与物主代词',
        questions: [
          {
            type: 'single',
            stem: "This isn't ____ pen. ____ is blue.",
            right: 'my; Mine',
            wrong: ['mine; My', 'my; My', 'me; Mine'],
            solution:
              'pen 是名词，前面用形容词性物主代词 my；第二空作主语，后面没有名词，用名词性物主代词 Mine，相当于 my pen。',
            facility: 0.78,
          },
          {
            type: 'single',
            stem: '—Who taught Xiaoliang to swim?\n—Nobody. He learned it by ____.',
            right: 'himself',
            wrong: ['he', 'him', 'his'],
            solution:
              'by oneself 意思是“独自，靠自己”，主语是 He，反身代词用 himself。he 是主格，him 是宾格，his 是物主代词。',
            facility: 0.8,
          },
          {
            type: 'fill',
            stem: '用括号内所给代词的适当形式填空：Xiaohong and I are in the same class. ____ (we) classroom is on the second floor. Our teacher often tells ____ (we) interesting stories.',
            answers: [['Our'], ['us']],
            solution:
              '第一空修饰名词 classroom，用形容词性物主代词，句首大写；第二空在动词 tells 后作宾语，用宾格 us。',
            facility: 0.76,
          },
        ],
      },
      {
        name: '名词与数词',
        questions: [
          {
            type: 'single',
            stem: 'There are some ____ and some ____ on the table.',
            right: 'tomatoes; bread',
            wrong: ['tomatos; bread', 'tomatoes; breads', 'tomato; bread'],
            solution:
              'tomato 变复数加 -es；bread 是不可数名词，没有复数形式。错选 tomatos 的原因是忘记以 o 结尾的这类词加 -es。',
            facility: 0.8,
          },
          {
            type: 'single',
            stem: 'More than two ____ students took part in the school sports meeting.',
            right: 'hundred',
            wrong: ['hundreds', 'hundred of', 'hundreds of'],
            solution: 'hundred 前有具体数字 two 时用单数，后面不加 of；表示“成百上千的”才用 hundreds of。',
            facility: 0.75,
          },
          {
            type: 'fill',
            stem: '用括号内所给名词的适当形式填空：In autumn the ____ (leaf) turn yellow, and many ____ (child) like to collect them.',
            answers: [['leaves'], ['children']],
            solution: 'leaf 变复数把 f 改为 v 再加 -es；child 的复数是不规则变化 children。',
            facility: 0.76,
          },
        ],
        templates: [
          { count: 4, make: numberQuestion },
          { count: 4, make: pastToQuestion },
        ],
      },
      {
        name: '介词',
        questions: [
          {
            type: 'single',
            stem: 'My grandmother was born ____ a cold winter morning in 1950.',
            right: 'on',
            wrong: ['in', 'at', 'to'],
            solution:
              '表示在具体某一天的上午，用介词 on；in the morning 中没有特指某一天，才用 in。错选 in 的原因是只记住了 in the morning。',
            facility: 0.65,
          },
          {
            type: 'single',
            stem: 'The post office is ____ the bank and the bookshop.',
            right: 'between',
            wrong: ['among', 'across', 'from'],
            solution:
              'between … and … 表示“在两者之间”。among 用于三者或三者以上之间；across 表示“横过”，from 表示“从……”，都不合句意。',
            facility: 0.78,
          },
          {
            type: 'single',
            stem: "She usually goes to school ____ bike, but today she came ____ her father's car.",
            right: 'by; in',
            wrong: ['by; by', 'on; in', 'in; by'],
            solution:
              "by 直接加交通工具，中间不用冠词或物主代词；car 前有 her father's 修饰，用 in。错选 by; by 的原因是忽视了修饰语。",
            facility: 0.6,
          },
          {
            type: 'fill',
            stem: '用适当的介词填空：The shop opens ____ 8:00 a.m. ____ Sundays.',
            answers: [['at'], ['on']],
            solution: '具体的钟点用 at；星期几用 on，on Sundays 表示“在星期天（每个星期天）”。',
            facility: 0.85,
          },
        ],
      },
    ],
  },
  {
    name: 'Present and Past',
    grade: 7,
    points: [
      {
        name: '一般现在时与一般过去时',
        questions: [
          {
            type: 'single',
            stem: 'My sister ____ like carrots, but she often eats them to keep healthy.',
            right: "doesn't",
            wrong: ["don't", "isn't", "didn't"],
            solution:
              "主语 My sister 是第三人称单数，一般现在时的否定用 doesn't，后面接动词原形 like。后面的 eats 说明时态是现在时，所以不用 didn't。",
            facility: 0.79,
          },
          {
            type: 'single',
            stem: '—____ you at home last night?\n—Yes, I ____.',
            right: 'Were; was',
            wrong: ['Was; were', 'Did; did', 'Were; were'],
            solution:
              'last night 用一般过去时；at home 前缺 be 动词，主语 you 用 Were，主语 I 用 was。错选 Did; did 的原因是没有注意到后面没有实义动词。',
            facility: 0.74,
          },
          {
            type: 'single',
            stem: 'There ____ a pen and two rulers on the desk just now, but they are not there now.',
            right: 'was',
            wrong: ['were', 'is', 'are'],
            solution:
              'just now（刚才）用一般过去时；there be 句型遵循就近原则，最近的名词是 a pen，用 was。错选 were 的原因是把 a pen and two rulers 看成复数主语。',
            facility: 0.63,
          },
          {
            type: 'fill',
            stem: '用括号内所给动词的适当形式填空：He ____ (not go) to the park yesterday because it was raining.',
            answers: [["didn't go", 'did not go']],
            solution: "yesterday 表示过去，否定句用 didn't + 动词原形，所以填 didn't go。",
            facility: 0.75,
          },
        ],
        templates: [
          { count: 4, make: presentQuestion },
          { count: 4, make: pastQuestion },
        ],
      },
      {
        name: '现在进行时与祈使句',
        questions: [
          {
            type: 'single',
            stem: '—Where is your mother?\n—She ____ dinner in the kitchen.',
            right: 'is cooking',
            wrong: ['cooks', 'cooked', 'cooking'],
            solution:
              '由问句“你妈妈在哪儿”可知，说话时她正在做饭，用现在进行时 is cooking。错选 cooking 的原因是漏掉了 be 动词。',
            facility: 0.8,
          },
          {
            type: 'single',
            stem: '____ in the library, please. Others are reading.',
            right: "Don't talk",
            wrong: ['Not talk', 'No talk', "Don't talking"],
            solution: "祈使句的否定形式是“Don't + 动词原形”。错选 Not talk、No talk 的原因是按汉语直接加“不”。",
            facility: 0.88,
          },
          {
            type: 'multiple',
            stem: 'Which of the following sentences are right? Look at the forms of the verbs.',
            right: ['Listen! Someone is singing in the next room.', "Let's go to the zoo this afternoon."],
            wrong: ['He is wanting some water now.', 'She usually is getting up at six.'],
            solution:
              "有 Listen! 用现在进行时，第一句正确；Let's 后接动词原形，第二句正确。want 表示愿望，一般不用进行时；usually 表示经常性动作，应为 She usually gets up at six.",
            facility: 0.55,
          },
        ],
      },
    ],
  },
];
