import {
  wellbeingLevel,
  type EvidenceVerdict,
  type WellbeingLevel,
  type WellbeingMood,
  type WellbeingTheme,
} from '../../../contracts/constants/wellbeing.ts';
import { aroundOf } from './context.ts';
import { crisisCues } from './crisis-cues.ts';
import type { Cue } from './cue.ts';
import { likenessOf } from './learned.ts';
import { harmless } from './harmless.ts';
import { hiddenCrisisCues } from './hidden-crisis-cues.ts';
import { hiddenWarningCues } from './hidden-warning-cues.ts';
import { levelOfSignals, signals } from './signals.ts';
import { warningCues } from './warning-cues.ts';
import { watchCues } from './watch-cues.ts';

/** Words of a text that the rules looked at, by their places in it. */
export interface Evidence {
  from: number;
  to: number;
  name: string;
  verdict: EvidenceVerdict;
  /** Why the words do not count; "" where they do. */
  reason: string;
}

/** What the rules propose for a text. */
export interface Judgement {
  level: WellbeingLevel;
  moods: WellbeingMood[];
  themes: WellbeingTheme[];
  evidence: Evidence[];
}

interface Found extends Evidence {
  cue: Cue;
  level: WellbeingLevel;
}

const cues: readonly Cue[] = [...crisisCues, ...hiddenCrisisCues, ...warningCues, ...hiddenWarningCues, ...watchCues];

interface Span {
  from: number;
  to: number;
}

const covers = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;
const touches = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** Distinct small worries that together are no small one. */
const manyWorries = 5;

/** Proposes a level for a text, with moods, themes and the words that led to it. */
export function judge(text: string): Judgement {
  const sayings = harmless.flatMap(({ name, pattern }) => spansOf(text, pattern).map((span) => ({ ...span, name })));
  const found = withoutRepeats(
    cues.flatMap((cue) => spansOf(text, cue.pattern).map((span) => weigh(text, span, cue, sayings))),
  );
  const around = weighSignals(text, sayings);
  const together = around.level > levelOf(countedOf(found)) ? [...found, ...around.found] : found;
  const all = withoutRepeats([...together, ...alike(text, together, sayings)]);
  const counted = countedOf(all);
  const level = levelOf(counted);
  const leading = counted.filter((one) => one.level === Math.max(...counted.map((each) => each.level)));
  const evidence = all.map(({ cue, level: _, ...one }): Evidence => ({
    ...one,
    verdict: one.verdict !== 'discounted' && leading.some((each) => each.from === one.from) ? 'decisive' : one.verdict,
  }));
  const shown = sayings
    .filter((span) => !all.some((one) => touches(one, span)))
    .map(({ name, ...span }): Evidence => ({ ...span, name, verdict: 'discounted', reason: name }));
  return {
    level,
    moods: mostNamed(counted.map(({ cue }) => cue.mood)) as WellbeingMood[],
    themes: mostNamed(counted.map((one) => (one.reason === '' ? one.cue.theme : '同伴求助'))) as WellbeingTheme[],
    evidence: [...evidence, ...shown].sort((one, other) => one.from - other.from),
  };
}

const countedOf = (found: readonly Found[]): Found[] => found.filter(({ verdict }) => verdict !== 'discounted');

/** How many sentences after one another are taken together: what stands further apart is another matter. */
const togetherSentences = 3;

/** Words that say something only together; each carries the level that those nearest to each other come to. */
function weighSignals(
  text: string,
  sayings: readonly (Span & { name: string })[],
): { level: WellbeingLevel; found: Found[] } {
  const found = signals.flatMap(({ family, ...signal }) =>
    spansOf(text, signal.pattern)
      .map((span) => ({ family, one: weigh(text, span, { ...signal, level: wellbeingLevel.watch }, sayings) }))
      .filter(({ one }) => one.verdict !== 'discounted'),
  );
  const sentences = sentencesOf(text);
  const groups = sentences.map((first, index) => {
    const window = { from: first.from, to: (sentences[index + togetherSentences - 1] ?? sentences.at(-1)!).to };
    const near = found.filter(({ one }) => covers(window, one));
    const families = new Map<string, Set<string>>();
    for (const { family, one } of near)
      families.set(family, (families.get(family) ?? new Set()).add(text.slice(one.from, one.to)));
    const isOwn = /我(?!们)/u.test(text.slice(window.from, window.to));
    return { near, level: isOwn ? levelOfSignals(families, sentences.length) : wellbeingLevel.usual };
  });
  const level = Math.max(wellbeingLevel.usual, ...groups.map((group) => group.level)) as WellbeingLevel;
  const near = new Set(groups.filter((group) => group.level === level).flatMap((group) => group.near));
  return { level, found: [...near].map(({ one }) => ({ ...one, level })) };
}

/** From here on a sentence is so much like those that deserve to be read soon that it is worth a look, or urgent. */
const likeEnough = { watch: -0.5, warning: 0 };
/** Among many sentences one is like them by chance: how much more is asked for with the logarithm of their number. */
const perLogSentences = 1.5;

/** Sentences that no phrase finds and whose characters speak for reading them soon; told only where nothing else is urgent. */
function alike(text: string, found: readonly Found[], sayings: readonly Span[]): Found[] {
  if (levelOf(countedOf(found)) >= wellbeingLevel.warning) return [];
  const settled = [
    ...found.filter(({ verdict, level }) => verdict === 'discounted' && level >= wellbeingLevel.warning),
    ...sayings,
  ];
  const sentences = sentencesOf(text);
  const more = perLogSentences * Math.log(Math.max(1, sentences.length));
  return sentences
    .filter((span) => !settled.some((one) => covers(span, one)))
    .flatMap((span) => {
      const score = likenessOf(text.slice(span.from, span.to)) - more;
      if (score <= likeEnough.watch) return [];
      const level = score > likeEnough.warning ? wellbeingLevel.warning : wellbeingLevel.watch;
      return [weigh(text, span, { ...likeness, level }, [])];
    });
}

const sentencesOf = (text: string): Span[] => spansOf(text, /[^。！？\n]+[。！？]?/gu);

const likeness: Cue = {
  name: '字词相近',
  level: wellbeingLevel.warning,
  theme: '情绪调节',
  mood: '低落',
  pattern: /$^/u,
};

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ from: index, to: index + words.length }));

function weigh(text: string, span: Span, cue: Cue, sayings: readonly (Span & { name: string })[]): Found {
  const saying = sayings.find((one) => touches(one, span));
  const base = { ...span, cue, name: cue.name, level: cue.level };
  if (saying) return { ...base, verdict: 'discounted', reason: saying.name };
  const { kind, reason } = aroundOf(text, span.from, span.to, cue);
  if (kind === 'discounted') return { ...base, verdict: 'discounted', reason };
  if (kind === 'other') return { ...base, verdict: 'counted', reason, level: wellbeingLevel.warning };
  return { ...base, verdict: 'counted', reason: '' };
}

/** Of words that several cues found the worst: what counts before what does not, then the higher level, then the longer. */
function withoutRepeats(found: readonly Found[]): Found[] {
  const weight = ({ verdict, level, from, to }: Found): number =>
    (verdict === 'discounted' ? 0 : 1e6) + level * 1e4 + (to - from);
  const kept: Found[] = [];
  for (const one of [...found].sort((a, b) => weight(b) - weight(a)))
    if (!kept.some((each) => touches(each, one) && (covers(each, one) || covers(one, each) || each.level >= one.level)))
      kept.push(one);
  return kept;
}

function levelOf(counted: readonly Found[]): WellbeingLevel {
  const highest = Math.max(0, ...counted.map(({ level }) => level)) as WellbeingLevel;
  const names = (level: WellbeingLevel) =>
    new Set(counted.filter((one) => one.level === level).map(({ cue }) => cue.name));
  const warnings = names(wellbeingLevel.warning);
  if (
    highest === wellbeingLevel.warning &&
    warnings.has('消失念头') &&
    (warnings.has('伤害自己') || warnings.size >= 4)
  )
    return wellbeingLevel.crisis;
  if (highest === wellbeingLevel.watch && names(wellbeingLevel.watch).size >= manyWorries)
    return wellbeingLevel.warning;
  return highest;
}

/** At most two, most often named first. */
function mostNamed(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([name]) => name);
}
