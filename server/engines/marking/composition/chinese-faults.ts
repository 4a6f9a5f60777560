import type { SentenceRemark } from '../marker.ts';
import { remarksAt, type Sentence } from './sentences.ts';

// What is surely wrong in a Chinese sentence. Each rule is written so that it keeps silent where there is any reading that is
// right: a teacher forgives a fault that was passed over, but not a right sentence that was marked wrong.

type Said = Omit<SentenceRemark, 'start' | 'end'>;

/** A pattern with what is said where it matches; `$1` stands for what its first group has matched. */
type Rule = readonly [pattern: RegExp, comment: string, suggestion: string];

/** 的 that must be 得: before what a state leads to, and after verbs that are none without it. */
const particles: readonly Rule[] = [
  [/(?:(?<=[我他她它们都])觉的|(?<![明浅彰突凸隐])显的(?=很|更|格外|十分|非常|特别|有些|有点|那么|无比))/gu, '', ''],
  [/(?<![不改多善演转突])变的(?=更|越来越|很|十分|格外|非常|特别|无比|异常|有些)/gu, '', ''],
  [/值的(?=我们|我|你们|大家|学习|一[看读提去试]|敬佩|尊敬|称赞|纪念|回忆|骄傲|珍惜|信任)/gu, '', ''],
  [/懂的(?=了(?!吗|吧))/gu, '', ''],
  [/(?<=[还只总])记的(?=那[年天次时是个]|小时候|第一|当年|当时|有一)/gu, '', ''],
  [
    /[跑走飞睡长玩起游跳哭笑]的(?=(?:很|非常|特别|十分|真|太|飞)[快慢高远早晚香熟开伤大甜急](?:心|声|了)?[，。！])/gu,
    '',
    '',
  ],
  [
    /(?:高兴|激动|兴奋|开心|难过|伤心|吓|气|急|累|冻|饿|热|冷|疼|痛|羞|乐|笑)的(?=跳了?起来|直[跺发冒哭喊叫打摇喘]|喘不过|说不出|合不拢|瑟瑟|发抖|哇哇|满头大汗|满脸|脸色|浑身|手舞足蹈|团团转|哈哈大笑|流下)/gu,
    '',
    '',
  ],
];

/** 的 that must be 地: between how something is done and a verb that says so by 着, 起来, 过来. */
const manner =
  /(?:认真|仔细|努力|飞快|迅速|大声|小声|不停|拼命|渐渐|慢慢|静静|悄悄|轻轻|默默|深深|紧紧|呆呆|微笑|高兴|开心|兴奋|激动|急忙|匆匆|小心翼翼|目不转睛|情不自禁|兴高采烈|全神贯注|一个劲儿?)的(?=(?:[跑走说喊叫问看望盯听坐站写做笑哭吃喝想等读唱跳抱拉推搂牵]着(?!急)|(?:跑|走|飞|冲|爬|扑)(?:过来|过去|进|出|上|下|向)|(?:走|跑)进|[说问喊答喃]道|[笑哭跳唱跑说]了起来|听讲|点了点头|摇了摇头|抱住|离开了))/gu;

/** 地 that must be 的: between a person and what is the person's. */
const owner =
  /(?:[我你他她它]们|妈妈|爸爸|同学|朋友)地(?=学校|班级|教室|家乡|手|脸|心|眼睛|头发|爱|话|老师|同学|生活|祖国|校园|成绩|声音|笑容|背影|身影|努力|帮助)/gu;

const cause = '(?:通过|经过|随着|由于|从[^，。]{1,12}(?:中|里|上)|在[^，。]{2,16}(?:下|中)|当[^，。]{2,20}(?:时|时候))';
const led = '(?:使|令|让(?=我(?!们|[来为给再先带告])|他|她|人们|大家(?!一起|共同)))';

const cut = new RegExp(
  `(?<=^|[。！？；])(${cause.replace('通过|经过|随着|由于', '(?:通过|经过|随着|由于)[^，。！？；]{1,24}')}，)(${led})`,
  'gu',
);
const uncut = /^(通过|经过)([^，。！？；使让]{2,20})使(?=我|他|她|大家|人)/gu;

const number = '[\\d一二两三四五六七八九十百千万几]+';
const about = new RegExp(
  `(?:大约|大概|将近|差不多)(?:有|需要?|要|在|来了)?${number}[^，。！？；、]{0,4}(?:左右|上下)`,
  'gu',
);
const least = new RegExp(`(?:至少|最少|起码)[^，。！？；]{0,4}?${number}[^，。！？；、]{0,4}以上`, 'gu');

/** Sentences that lack a part, say a thing twice or the opposite of what is meant. */
const structure: readonly Rule[] = [
  [cut, '缺主语', '删去“$2”，或删去开头的介词'],
  [uncut, '缺主语', '删去“$1”或“使”'],
  [
    /(?:避免|防止|以免|以防)[^，。！？；]{0,8}?(?:不再|不要|不发生|不犯|不出现|别再)|防止不(?=发生|出)/gu,
    '否定不当，意思相反了',
    '删去后面的否定词',
  ],
  [/(?:切忌|禁止|严禁)[^，。！？；]{0,4}?(?:不要|不可|不准|不许|不得)/gu, '否定不当，意思相反了', '删去后面的否定词'],
  [about, '表示约数的词重复', '“大约”和“左右”只留一个'],
  [least, '“至少”和“以上”矛盾', '只留一个'],
  [/原因(?:就|主要)?是(?:因为|由于)/gu, '“原因”和“因为”重复', '改为“原因是”'],
  [/目的(?:就|主要)?是为了/gu, '“目的”和“为了”重复', '改为“目的是”'],
  [
    /能否(?=[^，。！？；否]{2,20}，?是[^，。！？；否]{2,20}(?:关键|保证|前提|条件|基础)(?<!成败的关键|好坏的关键))/gu,
    '前面说两面，后面只说一面',
    '删去“能否”',
  ],
  [/能否(?=[^，。！？；]{1,16}充满了?(?:信心|自信))/gu, '前面说两面，后面只说一面', '删去“能否”'],
  [
    /(?<=^|[，。！？；])只有(?=[^，。！？；就才]{2,20}，[^，。！？；才我你他她]{0,4}就能)/gu,
    '“只有”要和“才”搭配',
    '改为“只要”，或把“就”改为“才”',
  ],
  [
    /(?<=^|[，。！？；])只要(?=[^，。！？；就才]{2,20}，[^，。！？；就便]{0,6}才[能会可])/gu,
    '“只要”要和“就”搭配',
    '改为“只有”，或把“才”改为“就”',
  ],
  [
    /(?<=^|[，。！？；])(?:不管|无论)(?=(?!(?:[^，]*(?:多|怎|什么|何|是否|还是|谁|哪|几|不[^，]*不)))[^，。！？；]{1,8}(?:很|非常|十分)[^，。！？；]{1,6}，[^。！？]*(?:都|也|还是))/gu,
    '“不管”后面应是任指的情况',
    '改为“尽管”',
  ],
  [
    /(?<=^|[，。！？；])尽管(?=[^，。！？；]{0,8}多么[^，。！？；]{1,8}，[^。！？]*[都也])/gu,
    '“尽管”后面应是确定的事',
    '改为“不管”',
  ],
  [/(?:非常|十分|特别|极其)(?:很|非常|十分|极其)|十分特别地?(?=喜欢|高兴)/gu, '程度副词重复', '只留一个'],
  [/(?:很|非常|十分|特别)(?=[^，。！？；的]{1,4}极了)/gu, '“极了”已表示程度', '删去“$0”'],
  [/悬殊(?:很|太|非常|十分|较|巨)大/gu, '“悬殊”就是相差很大', '改为“悬殊”'],
  [/忍俊不禁[地的]?(?:笑|大笑)/gu, '“忍俊不禁”已含“笑”', '删去“笑”'],
];

const filled = (text: string, found: RegExpMatchArray): string =>
  text.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');

const asParticle =
  (right: string) =>
  (found: RegExpMatchArray): Said => {
    const mended = found[0].replace(/[的地]$/u, right);
    return { kind: 'typo', comment: `“${found[0]}”应为“${mended}”`, suggestion: mended };
  };

/** What is surely wrong in how a sentence is built, and in its 的, 地, 得. */
export const faulty = (sentence: Sentence): SentenceRemark[] => [
  ...particles.flatMap(([pattern]) => remarksAt(sentence, pattern, asParticle('得'))),
  ...remarksAt(sentence, manner, asParticle('地')),
  ...remarksAt(sentence, owner, asParticle('的')),
  ...structure.flatMap(([pattern, comment, suggestion]) =>
    remarksAt(sentence, pattern, (found) => ({
      kind: 'problem',
      comment: filled(comment, found),
      suggestion: filled(suggestion, found),
    })),
  ),
];
