import type { SentenceRemark } from '../marker.ts';
import { misspellings } from './misspellings.ts';
import { bounded, type Extent, lengthComment, lengthShare, type Review } from './review.ts';
import { englishSentences, paragraphsOf, remark, remarksAt, type Sentence } from './sentences.ts';

/** Words of a sentence above which it is hard to read. */
const longest = 40;

const linkers =
  /\b(however|therefore|moreover|besides|in addition|for example|for instance|first of all|firstly|finally|as a result|on the other hand|what's more|in my opinion|although|because|so that|not only)\b/i;

/** Verbs of which the plain form is never right after he, she or it in a statement. */
const plainVerbs: Readonly<Record<string, string>> = {
  go: 'goes',
  do: 'does',
  have: 'has',
  like: 'likes',
  want: 'wants',
  think: 'thinks',
  say: 'says',
  play: 'plays',
  live: 'lives',
  work: 'works',
  study: 'studies',
  watch: 'watches',
  get: 'gets',
  make: 'makes',
  know: 'knows',
  look: 'looks',
  need: 'needs',
  help: 'helps',
  feel: 'feels',
  love: 'loves',
};

/** Words after which the plain form is right: let it go, made her feel, does he like, if he go is left alone. */
const before =
  /\b(let|lets|make|makes|made|help|helps|helped|see|saw|hear|heard|watch|watched|have|has|had|do|does|did|don't|doesn't|didn't|can|could|will|would|shall|should|may|might|must|suggest|suggests|suggested|that|if|to)\s+(?:\w+\s+(?:and|or)\s+)?$/i;

/** A subject of two, at the beginning of the sentence: my friend and he have, neither you nor I are. */
const twofold = /^\W*(?:\w+\W+){1,3}(?:and|or|nor)\s+$/i;

const thirds = Object.values(plainVerbs).join('|');

const agreement: readonly (readonly [RegExp, string])[] = [
  [/(?<!\b(?:and|or|nor) )\bI (?:is|are)\b/g, 'I am'],
  [/(?<!\b(?:and|or|nor) )\b(?:he|she|it) don['’]t\b/gi, "doesn't"],
  [/\bI am agree\b/g, 'I agree'],
  [
    /(?<!\b(?:of|with|for|to|and|from|about) )\b(?:my|our|his|her|their) (?:parents|friends|classmates|teachers|grandparents) (?:is|was|has)\b/gi,
    'are / were / have',
  ],
  [/\bthere (?:is|was) (?:many|several|two|three|four|five)\b/gi, 'there are / were'],
  [/\b(?:you|we|they) (?:is|am)\b/gi, 'are'],
  [/\b(?:we|they|you) (?:has|was)\b/gi, 'have / were'],
  [/\b(?:he|she|it) (?:are|am)\b/gi, 'is'],
  [/\ban? (?:informations?|advices?|homeworks?|knowledges?)\b/gi, '不可数名词前不用 a / an'],
  [
    /\ba (?:apple|egg|idea|example|old|English|interesting|important|hour|elephant|umbrella|orange|hones(?:t|ty))\b/gi,
    'an',
  ],
  [/\ban (?:book|student|teacher|boy|girl|dog|university|useful|good|beautiful)\b/gi, 'a'],
];

/** Words that may stand twice in a row. */
const mayRepeat = new Set(['that', 'had', 'very', 'so', 'bye', 'ha', 'no', 'many']);

const modal = new RegExp(
  `\\b(?:can|could|will|would|should|must|may|might) (${thirds}|sings|runs|comes|takes|gives)\\b`,
  'gi',
);

const misspelt = (sentence: Sentence): SentenceRemark[] =>
  remarksAt(sentence, /\b[a-z]{3,}\b/gi, ([word]) => {
    const right = misspellings.get(word.toLowerCase());
    if (right === undefined) return undefined;
    const suggestion = /^[A-Z]/.test(word) ? right[0]!.toUpperCase() + right.slice(1) : right;
    return { kind: 'typo', comment: `“${word}”拼写有误，应为“${suggestion}”`, suggestion };
  });

const disagreeing = (sentence: Sentence): SentenceRemark[] => [
  ...agreement.flatMap(([pattern, right]) =>
    remarksAt(sentence, pattern, ([found]) => ({ kind: 'problem', comment: `“${found}”有误`, suggestion: right })),
  ),
  ...remarksAt(sentence, modal, ([found]) => ({
    kind: 'problem',
    comment: `“${found}”：情态动词后用动词原形`,
    suggestion: '动词改为原形',
  })),
  ...remarksAt(sentence, /\b(he|she|it) (\w+)\b/gi, ({ 0: found, 1: who = '', 2: verb = '', index = 0 }) => {
    const left = sentence.text.slice(0, index);
    if (!Object.hasOwn(plainVerbs, verb) || before.test(left) || twofold.test(left) || /\?$/.test(sentence.text))
      return undefined;
    return { kind: 'problem', comment: `“${found}”主谓不一致`, suggestion: `${who} ${plainVerbs[verb]}` };
  }),
];

const doubled = (sentence: Sentence): SentenceRemark[] =>
  remarksAt(sentence, /\b([a-z]+) \1\b/gi, ([found, word = '']) =>
    mayRepeat.has(word.toLowerCase()) ? undefined : { kind: 'problem', comment: `“${found}”重复`, suggestion: word },
  );

/** What ends no sentence though a point follows it, and speech after which the sentence goes on. */
const goesOn = /(?:["'”’]|\b(?:a\.m|p\.m|e\.g|i\.e|etc|mr|mrs|ms|dr|no|vs|[A-Z]|\d+)\.|\.\.|…)\s*$/i;

function capitals(sentence: Sentence, text: string): SentenceRemark[] {
  const first = goesOn.test(text.slice(0, sentence.start)) ? '' : sentence.text.slice(0, 1);
  const opening = { start: sentence.start, end: sentence.start + 1 };
  const small = /[a-z]/.test(first) ? [remark(opening, 'problem', '句首字母应大写', first.toUpperCase())] : [];
  const alone = remarksAt(sentence, /(?<![\w'.])i(?![\w'.-])|(?<![\w'.])i(?='(?:m|ve|ll|d)\b)/g, () => ({
    kind: 'problem',
    comment: '“我”应写作大写的 I',
    suggestion: 'I',
  }));
  const days = remarksAt(
    sentence,
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|china|chinese|english)\b/g,
    ([word]) => ({
      kind: 'problem',
      comment: `${word} 首字母应大写`,
      suggestion: word[0]!.toUpperCase() + word.slice(1),
    }),
  );
  return [...small, ...alone.filter(({ start }) => start !== sentence.start), ...days];
}

const wordsIn = (text: string): string[] => text.match(/[a-z]+(?:['’-][a-z]+)*/gi) ?? [];

function runOn(sentence: Sentence): SentenceRemark[] {
  if (wordsIn(sentence.text).length > longest) return [remark(sentence, 'problem', '句子过长', '分成两三个短句')];
  return remarksAt(
    sentence,
    /, (?:I|he|she|we|they|it) (?:am|is|are|was|were|have|has|had|will|can)\b/g,
    ({ index = 0 }) =>
      /^(?:wh\w+|if|although|because|after|before|as|since|in|on|at|however|for|to|with|unless|though|then|now|so|once|the more|every|each|no|by|from|like|unlike|despite|even|not|until|till|during|without|last|this|that|one|yes|\w+ly)\b/i.test(
        sentence.text,
      ) ||
      wordsIn(sentence.text.slice(0, index)).length < 3 ||
      /\b(?:and|but|so|or|when|if|because|that|think|know)\b/i.test(sentence.text.slice(0, index))
        ? undefined
        : { kind: 'problem', comment: '两个句子之间只有逗号', suggestion: '改用句号，或加 and、but、so 等连词' },
  );
}

const praised = (sentence: Sentence): SentenceRemark[] =>
  linkers.test(sentence.text) ? [remark(sentence, 'praise', '连接词用得好')] : [];

const unfinished = (sentence: Sentence): SentenceRemark[] =>
  /[.!?,:;"'”’]$/.test(sentence.text) || wordsIn(sentence.text).length < 5
    ? []
    : [remark({ start: sentence.end - 1, end: sentence.end }, 'problem', '句末缺少标点', '补上句号、问号或感叹号')];

function structureOf(text: string): { share: number; comment: string } {
  const count = paragraphsOf(text).filter(({ text: line }) => wordsIn(line).length > 5).length;
  const links = (text.match(new RegExp(linkers, 'gi')) ?? []).length;
  const share = bounded((count >= 2 ? 0.7 : 0.55) + Math.min(0.2, links * 0.05));
  return { share, comment: `${count} 段，${links} 处连接词${count < 2 ? '，最好分段' : ''}` };
}

/** Words of the task that the text takes up; a task in Chinese names few, so none is no proof. */
function closeness(stem: string, text: string): number {
  const known = new Set(wordsIn(text.toLowerCase()));
  const asked = [...new Set(wordsIn(stem.toLowerCase()))].filter((word) => word.length > 4);
  if (asked.length < 3) return 0.85;
  return bounded(0.55 + (0.6 * asked.filter((word) => known.has(word)).length) / asked.length);
}

/** Reads an English composition. */
export function reviewEnglish(text: string, stem: string, extent: Extent): Review {
  const sentences = englishSentences(text);
  const remarks = sentences.flatMap((one) =>
    [praised, misspelt, disagreeing, doubled, capitals, runOn, unfinished].flatMap((find) => find(one, text)),
  );
  const length = wordsIn(text).length;
  const size = lengthShare(length, extent);
  const problems = remarks.filter(({ kind }) => kind === 'problem').length;
  const structure = structureOf(text);
  const close = closeness(stem, text);
  return {
    length,
    unit: '词',
    share: { content: close, structure: structure.share },
    content: 0.9 * size * close,
    structure: structure.share * bounded(size * 1.25),
    language: bounded(0.85 - (problems / Math.max(sentences.length, 1)) * 0.5, 0.25) * bounded(size * 1.25),
    writing: 0.85 * bounded(size * 1.25),
    remarks,
    comments: {
      content: lengthComment(length, '词', extent) || '篇幅合适',
      structure: structure.comment,
      language: problems === 0 ? '语法没有明显错误' : `${problems} 处语法或用词要改`,
    },
  };
}
