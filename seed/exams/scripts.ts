import { againShare, leaseMinutes, markingFlags } from '../../contracts/constants/exam-marking.ts';
import {
  decidingRounds,
  judge,
  meanMark,
  type DecidingRound,
  type GivenScores,
} from '../../server/engines/exams/arbiter.ts';
import { Dice } from '../../server/engines/simulation/dice.ts';
import type { Sheet } from '../answers/sitting.ts';
import type { World } from '../world.ts';
import type { SeededCandidate } from './candidates.ts';

/** Questions that are given to markers. */
export interface Part {
  id: string;
  position: number;
  worth: number;
  tolerance: number;
  markers: readonly string[];
  leaderId: string;
  /** Whether one of its markers, the second, marks too strictly. */
  hasDrift: boolean;
}

/** A script of a part, with what its answer is worth. */
interface Script {
  submissionId: number;
  /** Its place among the scripts of the part, and among those that have no score yet. */
  index: number;
  openIndex: number;
  score: number;
}

/** How long a marker takes to two scripts of the part, and since when the last of the markers has not marked. */
const minutes = { each: 1, idle: 48 } as const;

/** The time so many minutes from another. */
const timeFrom = (time: string, after: number): string =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + Math.round(after * 60_000))
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/**
 * Two marks of a script whose mean is what it is worth, or which are so far apart that a third has to settle it. The second of
 * the markers is strict: a difference that is looked for has to be there.
 */
function marksOf(
  score: number,
  { worth, tolerance }: Part,
  isStrict: boolean,
  dice: Dice,
): { marks: [number, number]; isApart: boolean } {
  const most = Math.min(score, worth - score, tolerance / 2);
  const share = dice.share();
  const off = Math.floor(most * 2 * (isStrict ? 1 : share) + 0.5) / 2;
  const isApart = dice.chance(0.06) && worth > tolerance + 2;
  const distance = tolerance + 1;
  if (isApart)
    return {
      marks: score > distance ? [score, score - distance] : [score, Math.min(worth, score + distance)],
      isApart,
    };
  return { marks: isStrict || dice.chance(0.5) ? [score + off, score - off] : [score - off, score + off], isApart };
}

/** Three marks no two of which lie within the tolerance: the leader has to decide. */
function marksAllApart(score: number, { worth, tolerance }: Part): GivenScores {
  const distance = tolerance + 1;
  const least = Math.max(0, Math.min(score, worth - 2 * distance));
  return { first: least + distance, second: least, third: least + 2 * distance };
}

/** What has come of a script that has no score yet: its marks, who has it in hand in which round, or that it was handed on. */
interface Open {
  given: GivenScores;
  inHand?: DecidingRound;
  isFlagged?: boolean;
}

/** Every case that can wait, in turn, so that each is there in whatever world. */
function openCase({ openIndex, score }: Script, part: Part, marks: readonly [number, number]): Open {
  const [first] = marks;
  const apart = { first, second: first > part.tolerance ? first - part.tolerance - 1 : first + part.tolerance + 1 };
  switch (openIndex % 40) {
    case 3:
      return { given: apart };
    case 13:
      return { given: apart, inHand: 'third' };
    case 7:
      return { given: marksAllApart(score, part) };
    case 21:
      return { given: {}, isFlagged: true };
    case 10:
    case 20:
      return { given: {}, inHand: 'first' };
    case 16:
    case 32:
      return { given: { first }, inHand: 'second' };
    default:
      return { given: openIndex % 4 === 0 ? { first } : {} };
  }
}

/** Who marks the scripts of a part: its markers in turn, at what times. */
class Marking {
  /** How many scripts each has marked. */
  private readonly marked = new Map<string, number>();

  constructor(
    private readonly world: World,
    private readonly part: Part,
    private readonly count: number,
    /** When the last of them is marked. */
    private readonly endTime: string,
  ) {}

  private markerOf(index: number, round: DecidingRound): string {
    const { markers, leaderId } = this.part;
    return round === 'leader' ? leaderId : markers[(index + decidingRounds.indexOf(round)) % markers.length]!;
  }

  /** Whether the second mark is that of a marker who is too strict. */
  isStrict = (index: number): boolean => this.part.hasDrift && this.markerOf(index, 'second') === this.part.markers[1];

  private timeOf(index: number, round: DecidingRound, userId: string): string {
    const idle = userId === this.part.markers.at(-1) ? minutes.idle : 0;
    return timeFrom(this.endTime, (index - this.count - 1) * minutes.each + decidingRounds.indexOf(round) / 4 - idle);
  }

  private write(row: Omit<Parameters<World['write']['markingScript']>[0], 'id' | 'partId'>): void {
    this.world.write.markingScript({ id: ++this.world.counts.scripts, partId: this.part.id, ...row });
  }

  private marks(score: number) {
    const { position } = this.part;
    const scores = JSON.stringify([{ position, score, parts: [], comment: '', detail: null }]);
    return { state: 'marked' as const, scores, score };
  }

  /** Now and then a marker gets an own script again, and mostly marks it as before. */
  private again({ submissionId, index }: Script, userId: string, score: number): void {
    const marked = (this.marked.get(userId) ?? 0) + 1;
    this.marked.set(userId, marked);
    if (marked % (1 / againShare) !== 1 / againShare / 2) return;
    const again =
      new Dice(this.world.seed, this.part.id, submissionId, 'again').chance(0.3) && score > 0 ? score - 1 : score;
    const markTime = this.timeOf(index + 20, 'first', userId);
    this.write({ submissionId, round: 'again', userId, ...this.marks(again), markTime });
  }

  /** Writes the marks of a script, and what follows from them. */
  give(script: Script, { given, inHand, isFlagged = false }: Open): void {
    const { submissionId, index } = script;
    for (const round of decidingRounds) {
      const score = given[round];
      if (score === undefined) continue;
      const userId = this.markerOf(index, round);
      const markTime = this.timeOf(index, round, userId);
      this.write({ submissionId, round, userId, ...this.marks(score), markTime });
      if (round === 'first' || round === 'second') this.again(script, userId, score);
    }
    if (inHand) {
      const leaseTime = timeFrom(this.endTime, leaseMinutes);
      this.write({ submissionId, round: inHand, userId: this.markerOf(index, inHand), leaseTime });
    }
    if (isFlagged) {
      const userId = this.markerOf(index, 'first');
      const flag = markingFlags[Math.floor(script.openIndex / 40 + this.part.position) % markingFlags.length]!;
      this.write({
        submissionId,
        round: 'first',
        userId,
        state: 'flagged',
        flag,
        markTime: this.timeOf(index, 'first', userId),
      });
    }
    if (isFlagged || given.first !== undefined) this.outcome(submissionId, given, isFlagged);
  }

  private outcome(submissionId: number, given: GivenScores, isFlagged: boolean): void {
    const { id: partId, tolerance } = this.part;
    const verdict = judge({ isDouble: true, tolerance }, given);
    const { first, second } = given;
    const isBoth = first !== undefined && second !== undefined;
    this.world.write.markingOutcome({
      partId,
      submissionId,
      state: isFlagged ? 'flag' : verdict.state,
      marks: [first, second].filter((one) => one !== undefined).length,
      difference: isBoth ? Math.abs(first - second) : null,
      score: verdict.state === 'done' ? meanMark(verdict.rounds.map((round) => given[round]!)) : null,
    });
  }
}

/**
 * Writes who marked which script with how many marks; what stands for a script is what its answer was worth. Those whose answers
 * have no marks yet are on their way there.
 */
export function writeScripts(
  world: World,
  part: Part,
  sheets: ReadonlyMap<SeededCandidate, Sheet>,
  { isMarked, endTime }: { isMarked: (candidate: SeededCandidate) => boolean; endTime: string },
): void {
  const marking = new Marking(world, part, sheets.size, endTime);
  let index = 0;
  let openIndex = 0;
  for (const [candidate, { id: submissionId, answers }] of sheets) {
    index += 1;
    const script = { submissionId, index, openIndex, score: answers[part.position - 1]!.score };
    const dice = new Dice(world.seed, part.id, submissionId);
    const { marks, isApart } = marksOf(script.score, part, marking.isStrict(index), dice);
    const [first, second] = marks;
    if (isMarked(candidate)) marking.give(script, { given: { first, second, ...(isApart && { third: first }) } });
    else {
      openIndex += 1;
      marking.give(script, openCase(script, part, marks));
    }
  }
}
