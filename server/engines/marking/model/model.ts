import { compareWord, wordsOf } from '../dictation.ts';
import { portionsOf } from '../composition/dimensions.ts';
import { leftToTeacher, markOf, sumOf } from '../given.ts';
import type {
  GivenMark,
  MarkDetail,
  Marker,
  MarkingAnswer,
  MarkingQuestion,
  SentenceRemark,
  Usage,
} from '../marker.ts';
import { kindOf, markOffline } from '../offline.ts';
import { type MarkedAnswer, readAnswer } from './answer-shape.ts';
import { type Ask, connect, type ModelSettings, refused } from './client.ts';
import { type MarkedPart, mendingOf, messagesFor, partsOf } from './prompt.ts';
import { isSteering } from './steering.ts';

/** Answers of one request, and requests at a time. */
const together = { answers: 4, requests: 2 } as const;

type Placed = readonly [index: number, answer: MarkingAnswer];

/** What can be marked without asking: what is empty, and what has neither text nor picture. */
const needsModel = ({ isBlank, text, pictures }: MarkingAnswer): boolean =>
  !isBlank && (text === null ? pictures.length > 0 : text.trim() !== '');

/** Groups of answers; one that speaks to the marker is alone in its request, so that it cannot touch another's mark. */
function groupsOf(placed: readonly Placed[]): Placed[][] {
  const isAlone = ([, { text }]: Placed): boolean => isSteering(text ?? '');
  const plain = placed.filter((one) => !isAlone(one));
  const groups = Array.from({ length: Math.ceil(plain.length / together.answers) }, (_, index) =>
    plain.slice(index * together.answers, (index + 1) * together.answers),
  );
  return [...groups, ...placed.filter(isAlone).map((one) => [one])];
}

/** Places of the quoted pieces in the text; what the model made up has none and is left out. */
function remarksIn(text: string, { composition }: MarkedAnswer): SentenceRemark[] {
  const remarks = (composition?.sentences ?? []).map(({ quote, kind, comment, suggestion }) => {
    const start = text.indexOf(quote);
    const said = { comment: shown(comment, 500), suggestion: shown(suggestion, 500) };
    return { start, end: start + quote.length, kind, ...said };
  });
  return remarks.filter(({ start }) => start >= 0).sort((a, b) => a.start - b.start);
}

function compositionOf(question: MarkingQuestion, mark: MarkedAnswer, text: string): MarkDetail {
  const portions = portionsOf(question);
  const dimensions = [...new Set(portions.map(({ key }) => key))].map((key) => {
    const own = portions.flatMap((portion, index) => (portion.key === key ? [index] : []));
    const comment = mark.composition?.dimensions.find((one) => one.key === key)?.comment ?? '';
    const reasons = own.map((index) => mark.parts[index]!.reason).join('；');
    const score = sumOf(own.map((index) => mark.parts[index]!.score));
    return {
      key,
      score,
      max: sumOf(own.map((index) => portions[index]!.max)),
      comment: shown(comment || reasons, 500),
    };
  });
  const overall = shown(mark.composition?.overall ?? mark.comment, 1000);
  return { kind: 'composition', text, dimensions, sentences: remarksIn(text, mark), overall };
}

function detailOf(question: MarkingQuestion, mark: MarkedAnswer, text: string): MarkDetail {
  const kind = kindOf(question);
  const lines = text.split('\n');
  const isFull = (index: number): boolean => mark.parts[index]!.score > question.score / mark.parts.length - 0.02;
  if (kind === 'composition') return compositionOf(question, mark, text);
  if (kind === 'dictation') {
    const words = wordsOf(question).map((word, index) => compareWord(word, lines[index] ?? ''));
    return { kind, words: words.map((word, index) => ({ ...word, isRight: isFull(index) })) };
  }
  if (kind === 'blanks') {
    const blanks = question.answers.map((spellings, index) => ({
      given: lines[index] ?? '',
      expected: spellings.join(' 或 '),
      isRight: isFull(index),
      reason: mark.parts[index]!.reason,
    }));
    return { kind, blanks };
  }
  return { kind: 'rubric', points: mark.parts.map(({ score, reason }, index) => ({ index, score, reason })) };
}

/** At most so many characters that can be shown: no half of a letter, nothing that controls. */
const shown = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}|(?![\n\t])\p{Cc}/gu, '');

const oneLine = (text: string): string => shown(text, 500).replace(/\s+/g, ' ').trim();

function givenOf(question: MarkingQuestion, answer: MarkingAnswer, mark: MarkedAnswer): GivenMark {
  const said = shown(answer.text ?? mark.recognised, 10_000);
  // Remarks count from the first letter; of blanks and words an empty first line must stay.
  const text = kindOf(question) === 'composition' ? said.trim() : said;
  const isSuspect = isSteering(text);
  const parts = mark.parts.map(({ score }) => score);
  return markOf(answer, {
    score: Math.min(question.score, sumOf(parts)),
    parts,
    answer: text,
    confidence: isSuspect ? Math.min(mark.confidence, 0.3) : mark.confidence,
    reason: `${isSuspect ? '作答中有疑似指挥批改的文字，请教师核对；' : ''}${oneLine(mark.reason)}`,
    comment: shown(mark.comment, 500).trim(),
    detail: detailOf(question, mark, text),
  });
}

/** A picture can speak to the marker as well, which is known once it is read: then its neighbours are marked without it. */
function apartOf(group: readonly Placed[], marks: ReadonlyMap<number, MarkedAnswer>): Placed[][] | undefined {
  if (group.length < 2) return undefined;
  const isSuspect = ([index]: Placed): boolean => isSteering(marks.get(index)!.recognised);
  const first = group.find(isSuspect);
  return first && [[first], group.filter((one) => one !== first)];
}

/** The marks of a group; an answer that breaks the rules is asked for once more, then the group is left to the teacher. */
async function markGroup(
  question: MarkingQuestion,
  parts: readonly MarkedPart[],
  group: readonly Placed[],
  ask: Ask,
  signal: AbortSignal,
): Promise<GivenMark[]> {
  const indexes = group.map(([index]) => index);
  const bounds = { indexes, worth: parts.map(({ worth }) => worth), score: question.score };
  const messages = messagesFor(question, parts, group);
  let [said, fault] = ['', ''];
  for (let attempt = 0; attempt < 2; attempt++) {
    const answered = await ask(attempt === 0 ? messages : [...messages, ...mendingOf(said, fault)], signal);
    if (answered === refused) return refusedGroup(group, (one) => markGroup(question, parts, one, ask, signal));
    said = answered;
    const read = readAnswer(said, bounds);
    if ('marks' in read) {
      const byIndex = new Map(read.marks.map((mark) => [mark.index, mark]));
      const apart = apartOf(group, byIndex);
      if (apart) return inOrder(group, apart, (one) => markGroup(question, parts, one, ask, signal));
      return group.map(([index, answer]) => givenOf(question, answer, byIndex.get(index)!));
    }
    fault = read.fault;
  }
  return group.map(([, answer]) => leftToTeacher(answer, `模型的回答不合规则（${fault}），请教师批改`));
}

/** What the model's server does not take, such as a text that its filter finds fault with, is asked for answer by answer. */
function refusedGroup(
  group: readonly Placed[],
  mark: (piece: readonly Placed[]) => Promise<GivenMark[]>,
): Promise<GivenMark[]> {
  const singles = group.map((one) => [one]);
  if (singles.length > 1) return inOrder(group, singles, mark);
  return Promise.resolve(group.map(([, answer]) => leftToTeacher(answer, '模型服务不接受这份作答，请教师批改')));
}

/** Marks the pieces of a group one after the other, and puts their marks back into its order. */
async function inOrder(
  group: readonly Placed[],
  pieces: readonly Placed[][],
  mark: (piece: readonly Placed[]) => Promise<GivenMark[]>,
): Promise<GivenMark[]> {
  const byIndex = new Map<number, GivenMark>();
  for (const piece of pieces) {
    const marks = await mark(piece);
    for (const [at, [index]] of piece.entries()) byIndex.set(index, marks[at]!);
  }
  return group.map(([index]) => byIndex.get(index)!);
}

/** Runs the work, some at a time; the first failure stops those that have not begun and cancels the others. */
async function inTurns<T, R>(
  items: readonly T[],
  run: (item: T, signal: AbortSignal) => Promise<R>,
  outer?: AbortSignal,
): Promise<R[]> {
  const stopping = new AbortController();
  const signal = outer ? AbortSignal.any([outer, stopping.signal]) : stopping.signal;
  const results: R[] = [];
  const left = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await run(next[1], signal);
  };
  const workers = Array.from({ length: together.requests }, work);
  try {
    await Promise.all(workers);
  } catch (error) {
    left.length = 0;
    stopping.abort();
    await Promise.allSettled(workers);
    throw error;
  }
  return results;
}

/**
 * Marks through a server of OpenAI's protocol. Choices and empty answers never go there. Throws MarkerFailed when the
 * server cannot be reached, refuses or is too slow, or when the signal is given.
 */
export function modelMarker(settings: ModelSettings): Marker {
  return {
    name: settings.model,
    async mark(question, answers, signal) {
      const usage: Usage = { inputTokens: 0, outputTokens: 0, cost: 0 };
      const isAsked = (answer: MarkingAnswer): boolean => kindOf(question) !== 'choice' && needsModel(answer);
      const placed = [...answers.entries()].filter(([, answer]) => isAsked(answer));
      if (placed.length === 0) return { marks: await offline(question, answers), usage };
      const [ask, parts] = [await connect(settings, usage), partsOf(question)];
      const groups = groupsOf(placed);
      const marked = await inTurns(groups, (group, stop) => markGroup(question, parts, group, ask, stop), signal);
      const byIndex = new Map(groups.flat().map(([index], at) => [index, marked.flat()[at]!]));
      const marks = await Promise.all(
        answers.map((answer, index) => Promise.resolve(byIndex.get(index) ?? markOffline(question, answer))),
      );
      return { marks, usage };
    },
  };
}

const offline = (question: MarkingQuestion, answers: readonly MarkingAnswer[]): Promise<GivenMark[]> =>
  Promise.all(answers.map((answer) => markOffline(question, answer)));
