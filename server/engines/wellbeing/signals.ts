import type { WellbeingLevel, WellbeingMood, WellbeingTheme } from '../../../contracts/constants/wellbeing.ts';

// What is said in a roundabout way has no phrase of its own. Single words of different families that stand in one text say more
// than each alone: a knife is a knife, a knife with blood and being calm is not. The families are features of the learned weights
// as well (see learned.ts), so that a word which no labelled text has counts as much as its relatives do.

/** A family of words, each of which alone is harmless. */
export interface Signal {
  family: Family;
  name: string;
  theme: WellbeingTheme;
  mood: WellbeingMood;
  pattern: RegExp;
}

/** Families that weigh whole; of the others two weigh as much as one of these. */
const heavy = ['existence', 'ending', 'farewell', 'means', 'wound', 'violence', 'abuse', 'despair', 'worth'] as const;
type Family = (typeof heavy)[number] | 'body' | 'alone' | 'tears' | 'fear' | 'secret' | 'lasting';

const signal = (
  family: Family,
  name: string,
  theme: WellbeingTheme,
  mood: WellbeingMood,
  ...patterns: readonly RegExp[]
): Signal => ({
  family,
  name,
  theme,
  mood,
  pattern: new RegExp(patterns.map(({ source }) => source).join('|'), 'gu'),
});

export const signals: readonly Signal[] = [
  signal(
    'existence',
    '说到生死',
    '生命安全',
    '绝望',
    /活(?!动|泼|力|跃|儿|页|血|字|络|了?过来)|(?<!死)死(?!死|党|记|磕|守|角|板|机|线|刑|不屈)|存在|出生(?!以?后|的时候|那)|生命|(?<!救|要)命(?!令|名|运|题|中)/u,
    /世界(?!杯|地图|上最)|人间|投胎|下辈子|来世|呼吸|心跳|忌日|葬|墓地|遗(?:言|书|愿|物)/u,
  ),
  signal(
    'ending',
    '说到结束',
    '生命安全',
    '绝望',
    /再也|永远|最后(?!一题|一名|一排|发现|还|我们|一圈|老师|大家)|结束(?!了?比赛|的时候)|完了|够了|算了|停下(?!来|脚步|了?脚)|消失/u,
    /放弃|解脱|离开|走掉|(?<![一-龥]走|逃|放|溜|拿|抢|吹|向|跑)走了(?![进一过很来出半好几两三上])|没了|不在了|不用了|安静了|清净|谢幕|删掉|忘(?:掉|记)我|没(?:有)?回(?:来|家|宿舍)/u,
  ),
  signal(
    'farewell',
    '说到告别',
    '生命安全',
    '绝望',
    /对不起|原谅我|谢谢(?:你们|您)|再见|告别|密码|送给|留给|交给|托付|照顾好|听话|保重|不要怪|别难过|(?:不要|别|不用)(?:来)?(?:找|救)我/u,
    /纸条|一封信|信里|(?:把|将)我的[^，。]{1,8}(?:给|送|留给)/u,
  ),
  signal(
    'means',
    '危险的东西或地方',
    '自我伤害',
    '绝望',
    /刀(?!削|具|叉|切|功)|药(?!店|膏|水)|绳子|皮带|天台|楼顶|顶楼|楼上|阳台|窗台|窗户|窗口|栏杆|往下跳|跳(?:下|楼|河|江|桥)/u,
    /松手|河边|江边|桥上|铁轨|站台|枕头|捂住|煤气|胶带|炭|玻璃|笔尖|针尖|圆规|剪刀|打火机|碎片|马路|高处/u,
  ),
  signal(
    'wound',
    '说到伤口',
    '自我伤害',
    '绝望',
    /血(?!型|压|糖|液|管|站|缘|拼|汗)|伤(?!心)|划(?!船|分|算|重点|水)|割|戳|疤|纱布|烫|淤青|痕|印子|肿(?!瘤)|缝了|针脚/u,
    /疼|痛(?!快)|手腕|手臂|胳膊|大腿|长袖|袖子/u,
  ),
  signal(
    'violence',
    '说到暴力',
    '欺凌',
    '害怕',
    /(?<!考)砸|踢(?!球|毽)|踹|扇(?!子|形|面)|抢(?!答|救|先|着)|逼我|威胁|告状|群发|推(?:下|我)|堵(?:住|着|在|我)|吐|打(?:我|人|骂)|被打|挨打|又打|拳|跪/u,
    /老师也不管|去死|报复|恨|骂|欺负|拍我|录像|泼|锁|关(?:在|进)|赶出|不让我|要钱|喝(?:酒|多|醉)|棍|巴掌|耳光|动手|发火/u,
  ),
  signal(
    'abuse',
    '身体界线',
    '侵害',
    '害怕',
    /腿上|洗澡|不老实|不敢动|(?:不要|不许|别|不准)(?:出声|说出去|告诉|叫)|碰(?:了)?我|摸我(?!的?头)|脱(?!颖|口|贫|离|水|逃)|裸/u,
    /叔叔|继父|教练|姑父|舅舅|网友|装睡|房门|进(?:来|我)|秘密/u,
  ),
  signal(
    'despair',
    '看不到出路',
    '情绪调节',
    '绝望',
    /撑|塌|灰色|黑暗|没有窗户|欠|占用|不该|影子|幽灵|装得|麻木|空洞|没(?:有)?(?:意义|意思)|坠|沉下去|溺|窒息|熬|忍了|拉扯|绝望/u,
    /崩溃|没有(?:希望|明天|未来)|出口|尽头|地狱|深渊|黑洞|烂|垮|疯|救(?:救)?我|痛苦|受够|只是躺着/u,
  ),
  signal(
    'worth',
    '看轻自己',
    '自我价值',
    '绝望',
    /没用|多余|失败|废|不配|累赘|麻烦|负担|拖累|没(?:有)?资格|讨厌(?:我|自己)|恨自己|嫌|脏|错的|我的错|怪我|不值|丢(?:人|脸)/u,
    /不如|没人要|不要我|垃圾|蠢|配不上|活该|不需要我|透明|是(?:个|一个)?笑话/u,
  ),
  signal(
    'body',
    '身体的反应',
    '身体与饮食',
    '害怕',
    /发抖|恶心|想吐|腿(?:都)?软|晕|听见|幻觉|喘|心悸|冒?冷汗|没有?力气|吃一(?:个|口|点)|吃不下|没(?:有)?吃|不吃|瘦|心慌|手麻|胸口/u,
    /睡不|失眠|睡三|噩梦|惊醒|半夜|凌晨|整(?:夜|晚)|天亮|逃课|没有?(?:出门|洗澡|上学)/u,
  ),
  signal(
    'alone',
    '没有别人',
    '适应',
    '孤独',
    /没有?(?:一个)?人|谁(?:也|都)|一个人(?!都)|孤|不理|没有朋友|隔着|躲|关在房间|房间里/u,
  ),
  signal('tears', '说到哭', '情绪调节', '低落', /哭(?!笑)|眼泪|流泪/u),
  signal('fear', '说到害怕', '情绪调节', '害怕', /害怕|怕(?!什么)|恐|慌|不敢/u),
  signal(
    'secret',
    '不让人知道',
    '情绪调节',
    '低落',
    /谁也没说|没(?:有)?人知道|没告诉|不让我?(?:说|告诉)|偷偷|骗|瞒|假装|装作|遮|藏|不能说|面具|以为我/u,
  ),
  signal(
    'lasting',
    '已经很久',
    '情绪调节',
    '低落',
    /(?:[一二两三四五六七八九十几半多好\d]+个?(?:多)?(?:月|年|星期|礼拜|周(?!岁|末)|天))(?!级|后)|每天|每晚|天天|每次|常常|总是|一直|很久|经常|已经/u,
  ),
];

const togetherCrisis: readonly (readonly [Family, Family])[] = [
  ['existence', 'farewell'],
  ['existence', 'means'],
  ['means', 'wound'],
  ['farewell', 'means'],
];

/** From which weight of families on a text should not wait; among many sentences words stand together by chance. */
const enough = { once: 1.5, perLogSentences: 0.5 } as const;

/** The level of words that were found near each other, by family and how many different ones there are, in a text so long. */
export function levelOfSignals(found: ReadonlyMap<string, ReadonlySet<string>>, sentences: number): WellbeingLevel {
  const weights = heavy.filter((family) => found.has(family)).length;
  if (weights === 0) return 0;
  if (togetherCrisis.some((pair) => pair.every((family) => found.has(family)))) return 3;
  const isRepeated = heavy.some((family) => (found.get(family)?.size ?? 0) > 1);
  const weight = weights + (isRepeated ? 1 : 0) + (found.size - weights) / 2;
  return weight >= enough.once + enough.perLogSentences * Math.log(sentences) ? 2 : 0;
}
