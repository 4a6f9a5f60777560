import type { WellbeingLevel, WellbeingMood, WellbeingTheme } from '../../../contracts/constants/wellbeing.ts';

// What is said in a roundabout way has no phrase of its own. Single words of different families that stand in one text say more
// than each alone: a knife is a knife, a knife with blood and being calm is not.

/** A family of words, each of which alone is harmless. */
export interface Signal {
  family: Family;
  name: string;
  theme: WellbeingTheme;
  mood: WellbeingMood;
  pattern: RegExp;
}

export type Family = 'death' | 'leaving' | 'means' | 'wound' | 'violence' | 'abuse' | 'despair' | 'body' | 'lasting';

export const signals: readonly Signal[] = [
  {
    family: 'death',
    name: '说到死',
    theme: '生命安全',
    mood: '绝望',
    pattern: /死(?!党|记|磕|守|角|板|机|线|刑|不屈)|忌日|葬|墓地|遗(?:言|书|愿|物)|性命|活着|去活|勇气活/gu,
  },
  {
    family: 'leaving',
    name: '说到离开',
    theme: '生命安全',
    mood: '绝望',
    pattern:
      /告别|离开|走掉|就走了?|消失|谢幕|终点(?!线)|保重|不在(?:了|的时候)|(?:不要|别|不用)(?:来)?(?:找|救)我|原谅我|删掉|忘(?:掉|记)我|没(?:有)?回(?:来|家|宿舍)|再也不(?:联系|回)|停下来|(?:把|将)我的[^，。]{1,8}(?:给|送|留给)/gu,
  },
  {
    family: 'means',
    name: '危险的东西或地方',
    theme: '自我伤害',
    mood: '绝望',
    pattern:
      /刀(?!削|具|叉|切)|药(?!店|膏|水)|绳子?|天台|楼顶|阳台|窗台|栏杆|跳楼|松手|河边|铁轨|枕头|捂住|煤气|胶带|玻璃|笔尖|针尖/gu,
  },
  {
    family: 'wound',
    name: '说到伤口',
    theme: '自我伤害',
    mood: '绝望',
    pattern: /血(?!型|压|糖|液|管|站|缘|拼|汗|压)|伤口|划(?!船|分|算|重点)|割|戳|疤|纱布|烫|淤青|的伤|缝了|针脚/gu,
  },
  {
    family: 'violence',
    name: '说到暴力',
    theme: '欺凌',
    mood: '害怕',
    pattern:
      /砸|踢|踹|扇(?!子|形|面)|抢(?!答|救|先|着)|逼我|威胁|告状|群发|推(?:下|我)|堵(?:住|我)|吐(?:回|在我|口水|到我)|打(?:我|人|骂)|拳头|跪|轮流|老师也不管|去死|报复|恨透/gu,
  },
  {
    family: 'abuse',
    name: '身体界线',
    theme: '侵害',
    mood: '害怕',
    pattern:
      /(?:坐|抱)(?:在|到)(?:他|叔叔|老师)?腿上|洗澡的?时候|不老实|吓得不敢动|(?:不要|不许|别|不准)(?:出声|说出去|告诉|叫)|碰我|摸我(?!的?头)|脱|(?:半夜|晚上)[^，。]{0,4}进(?:来|我)/gu,
  },
  {
    family: 'despair',
    name: '看不到出路',
    theme: '情绪调节',
    mood: '绝望',
    pattern:
      /撑|塌|灰色|黑暗|没有窗户|欠(?:她|他|你|家里|的债)|占用|不该(?:占|在|有)|(?:是个|像个)(?:笑话|影子|幽灵)|装得|装作(?:很|没)|麻木|空洞|只是躺着|没意义|没有意义|坠|沉下去|溺|窒息|熬|忍了|拉扯/gu,
  },
  {
    family: 'body',
    name: '身体的反应',
    theme: '身体与饮食',
    mood: '害怕',
    pattern:
      /发抖|恶心|想吐|腿(?:都)?软|晕倒|晕过去|听见|幻觉|喘|心悸|冒冷汗|没有?力气|没力气|吃一(?:个|口|点)|逃课|没有?(?:出门|洗澡|吃饭|上学)/gu,
  },
  {
    family: 'lasting',
    name: '已经很久',
    theme: '情绪调节',
    mood: '低落',
    pattern:
      /(?:[一二两三四五六七八九十几半多]+个?(?:多)?(?:月|年|星期|礼拜|周|天))(?!级|后)|每天|每晚|天天|常常|总是?觉得|一直/gu,
  },
];

/** The weight of families together, apart from how long it has lasted. */
const heavy: readonly Family[] = ['death', 'leaving', 'means', 'wound', 'violence', 'abuse', 'despair'];

const togetherCrisis: readonly (readonly [Family, Family])[] = [
  ['death', 'leaving'],
  ['death', 'means'],
  ['means', 'wound'],
  ['leaving', 'means'],
];

/** The level of words that were found, by family and how many different ones there are. */
export function levelOfSignals(found: ReadonlyMap<Family, ReadonlySet<string>>): WellbeingLevel {
  const has = (family: Family): boolean => found.has(family);
  if (togetherCrisis.some(([one, other]) => has(one) && has(other)) || (found.get('abuse')?.size ?? 0) >= 2) return 3;
  const weight = heavy.filter(has).length;
  const isRepeated = heavy.some((family) => (found.get(family)?.size ?? 0) >= 2);
  if (weight >= 2 || isRepeated || has('abuse')) return 2;
  if ((weight === 1 || has('body')) && has('lasting')) return 2;
  return weight === 1 && has('body') ? 2 : 0;
}
