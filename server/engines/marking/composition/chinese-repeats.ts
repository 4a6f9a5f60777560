import type { SentenceRemark } from '../marker.ts';
import { remarksAt, type Sentence } from './sentences.ts';

/**
 * Words that nobody says twice on purpose: pronouns, conjunctions, particles and a few nouns. Reduplication (高兴高兴, 一片一片),
 * emphasis (很久很久), sounds (哗啦哗啦), calls (妈妈妈妈) and replies (没有没有) are of other words.
 */
const words =
  '我们 你们 他们 她们 它们 咱们 自己 因为 所以 但是 可是 如果 虽然 而且 或者 以及 并且 于是 即使 既然 已经 曾经 应该 觉得 为了 关于 通过 然后 这个 那个 这些 那些 时候 地方 学校 教室 操场 作业 书包 家里 同学们'.replaceAll(
    ' ',
    '|',
  );

/** Single characters that never stand twice, with where they do. */
const characters =
  '(?<!目|有)的的(?![确士方面上点位球区理])|们们|(?<!为|除|不|得|末)了了(?!解|结|却|之|然|断)|着着|(?<=^|[，。；])我我(?=[^我…，、])|(?<=^|[，。；])他他(?=[^他…，、])|(?<=^|[，。；])她她(?=[^她…，、])|(?<=[我你他她它这那])是是(?!非)|(?<=[，。；我你他她们])也也(?!许)|把把(?=[^，。])|被被(?!子)|(?<=[看听做走来回想感找遇碰])到到(?!达)';

/** Three or four characters, of which the first or last is one that only joins: 的时候的时候, 在上学在上学. */
const phrases = '((?:的|在|了)(?:时候|上学|路上|心里|同时|那天|日子)|(?:走|坐|站|放)在)(\\1)';

const doubled = new RegExp(`(?<word>${words})\\k<word>`, 'gu');
const single = new RegExp(characters, 'gu');
const phrase = new RegExp(phrases, 'gu');

const twice = ([found]: RegExpMatchArray): Omit<SentenceRemark, 'start' | 'end'> => {
  const word = found.slice(0, found.length / 2);
  return { kind: 'problem', comment: `“${word}”多写了一次`, suggestion: `删去一个“${word}”` };
};

/** Words that were written twice by mistake. */
export const repeated = (sentence: Sentence): SentenceRemark[] =>
  [doubled, single, phrase].flatMap((pattern) => remarksAt(sentence, pattern, twice));
