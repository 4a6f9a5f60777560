import type { Random } from './random.ts';

/** Surnames with their weight per thousand people, rounded; rarer and compound ones share the rest. */
const weighted =
  '王72 李71 张68 刘54 陈45 杨31 赵23 黄22 周21 吴20 徐15 孙15 胡13 朱13 高12 林12 何12 郭11 马10 罗10 梁9 宋8 郑8 谢8 韩7 唐7 ' +
  '冯7 于6 董6 程6 曹6 袁5 邓5 许5 傅5 沈5 曾5 彭5 吕5 苏4 卢4 蒋4 蔡4 贾4 丁4 魏4 薛4 叶4 阎3 余3 潘3 杜3 戴3 夏3 钟3 汪3 田3 任3 ' +
  '姜3 范3 方3 石3 姚3 谭3 廖3 邹3 熊2 金2 陆2 郝2 孔2 白2 崔2 康2 毛2 邱2 秦2 江2 史2 顾2 侯2 邵2 孟2 龙2 万2 段2 雷2 钱2 汤2 尹2 ' +
  '黎2 易1 常1 武1 乔1 贺1 赖1 龚1 文1 施1 洪1 严1 柳1 欧阳1 诸葛1 上官1 司马1 夏侯1 慕容1 令狐1';

const surnames: string[] = weighted
  .split(' ')
  .flatMap((entry) => new Array<string>(Number(entry.replace(/\D+/, ''))).fill(entry.replace(/\d+/, '')));

/** Characters of given names: those that come first, those that come last, and those that stand alone. */
interface GivenNames {
  first: string[];
  last: string[];
  alone: string[];
  /** Share of given names of one character. */
  single: number;
}

const given = (first: string, last: string, alone: string, single: number): GivenNames => ({
  first: [...first],
  last: [...last],
  alone: [...alone],
  single,
});

const male = 1;

const pupils = {
  male: given(
    '子梓宇浩俊博泽睿铭皓嘉明文思奕一景承书逸昊弘星辰煜晨天佳启沐云瑞锦致远家',
    '轩涵宇泽睿杰豪辰然航霖晨阳熙洋毅诚恒源哲翔瑞鑫凯皓宁硕烨楠川朗屹帆',
    '轩昊睿宸煜泽博晨皓霖骏航朗恺铮',
    0.1,
  ),
  female: given(
    '子梓雨欣思诗语佳嘉若依可心怡雅艺晓静书沐紫芷婉清悦安瑾舒妙念星美',
    '涵萱怡妍琪桐彤瑶月妤悦熙柔菲宁诺然馨雯颖琳蕊薇晴溪乐朵茜岚',
    '妍瑶萱悦宁婧彤菲蕊瑾玥晴',
    0.08,
  ),
};

const adults = {
  male: given(
    '建志国文永德海家明振晓春新立伟俊云宏学正光东少世长庆',
    '军强明华平辉峰勇斌涛林生民文东波海荣锋龙祥刚良健',
    '伟强磊军勇涛超明刚鹏杰斌波辉峰健亮凯',
    0.35,
  ),
  female: given(
    '丽秀晓雪玉春红文海小淑桂美慧艳雅静云素佩亚爱凤翠',
    '华芳英玲梅萍霞燕兰珍琴娟敏红莉云芬婷洁丽蓉清虹',
    '芳敏静丽艳娟霞燕玲婷雪颖洁莉倩琳萍',
    0.35,
  ),
};

function compose(random: Random, surname: string, names: GivenNames): string {
  if (random.chance(names.single)) return surname + random.pick(names.alone);
  const first = random.pick(names.first);
  const last = random.pick(names.last);
  return surname + first + (last === first ? random.pick(names.alone) : last);
}

/** A surname, as often as it is in the country. */
export const drawSurname = (random: Random): string => random.pick(surnames);

/** Name of a pupil; gender as stored, where anything but male gets a girl's name. */
export const pupilName = (random: Random, surname: string, gender: number): string =>
  compose(random, surname, gender === male ? pupils.male : pupils.female);

/** Name of a teacher or guardian. */
export const adultName = (random: Random, surname: string, gender: number): string =>
  compose(random, surname, gender === male ? adults.male : adults.female);

const mobilePrefix = '154';
const phones = 100_000_000;

/** The nth staff number: all different, in no visible order. No operator was ever given the prefix, so none is anybody's. */
export const staffPhone = (n: number): string =>
  mobilePrefix + String((n * 36_969_701 + 20_240_901) % phones).padStart(8, '0');

/** A guardian's number. */
export const guardianPhone = (random: Random): string => mobilePrefix + String(random.below(phones)).padStart(8, '0');
