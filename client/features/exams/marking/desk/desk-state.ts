import type { OwnScript, TakenScript } from '../shapes.ts';
import type { Decision } from './outbox.ts';

/** What is given to one question of a script: its score, null while there is none, and the points of the rubric behind it. */
export interface Given {
  score: number | null;
  parts: readonly number[];
}

/** What has become of a script at this desk. */
export interface Work {
  script: TakenScript;
  /** One for each question of the part. */
  given: readonly Given[];
  isDecided: boolean;
  /** Why it was handed on; "" where it was not. */
  flag: string;
}

/** The scripts at a desk, the one before the eyes and the question in it that is being judged. */
export interface DeskState {
  works: readonly Work[];
  at: string;
  place: number;
  /** Scripts in the order in which they were decided. */
  history: readonly string[];
}

export const emptyDesk: DeskState = { works: [], at: '', place: 0, history: [] };

const nothingGiven: Given = { score: null, parts: [] };

/** The script before the eyes. */
export const currentOf = ({ works, at }: DeskState): Work | undefined => works.find(({ script }) => script.id === at);

/** How many scripts still wait at the desk. */
export const openCount = ({ works }: DeskState): number => works.filter(({ isDecided }) => !isDecided).length;

/** Scripts come to the desk; the first is looked at where nothing waits. */
export function withTaken(state: DeskState, scripts: readonly TakenScript[]): DeskState {
  const known = new Set(state.works.map(({ script }) => script.id));
  const added = scripts
    .filter(({ id }) => !known.has(id))
    .map((script): Work => ({ script, given: script.answers.map(() => nothingGiven), isDecided: false, flag: '' }));
  const works = [...state.works, ...added];
  const current = currentOf(state);
  const isStuck = !current || (current.isDecided && state.history.at(-1) === state.at);
  return isStuck && added[0] ? { ...state, works, at: added[0].script.id, place: 0 } : { ...state, works };
}

/** Looks at a script, and at a question of it: the first that has no score yet unless told. */
export function chosen(state: DeskState, at: string, place?: number): DeskState {
  const work = state.works.find(({ script }) => script.id === at);
  if (!work) return state;
  return {
    ...state,
    at,
    place:
      place ??
      Math.max(
        0,
        work.given.findIndex(({ score }) => score === null),
      ),
  };
}

/** Looks at the script before or after; at an end it stays. */
export function moved(state: DeskState, by: 1 | -1): DeskState {
  const index = state.works.findIndex(({ script }) => script.id === state.at);
  const next = state.works[index + by];
  return next ? chosen(state, next.script.id) : state;
}

/** Looks at the question before or after; at an end it stays. */
export function turned(state: DeskState, by: 1 | -1): DeskState {
  const count = currentOf(state)?.given.length ?? 0;
  return { ...state, place: Math.max(0, Math.min(count - 1, state.place + by)) };
}

const changed = (state: DeskState, at: string, change: (work: Work) => Work): DeskState => ({
  ...state,
  works: state.works.map((work) => (work.script.id === at ? change(work) : work)),
});

/** A question of the script gets its score; nothing is decided by that yet. */
export const scored = (state: DeskState, given: Given, at = state.at, place = state.place): DeskState =>
  changed(state, at, (work) => ({
    ...work,
    flag: '',
    given: work.given.map((known, index) => (index === place ? given : known)),
  }));

/** Goes on to the next question without a score; undefined where all have one. */
export function nextPlace(state: DeskState): DeskState | undefined {
  const given = currentOf(state)?.given ?? [];
  const places = given.map((_, step) => (state.place + 1 + step) % given.length);
  const place = places.find((one) => given[one]?.score === null);
  return place === undefined ? undefined : { ...state, place };
}

/** The script is done with, as scored or handed on: the next that waits comes before the eyes. */
export function decided(state: DeskState, flag = ''): DeskState {
  const { at } = state;
  const done = changed(state, at, (work) => ({ ...work, isDecided: true, flag }));
  const history = [...state.history.filter((id) => id !== at), at];
  const index = done.works.findIndex(({ script }) => script.id === at);
  const next = [...done.works.slice(index + 1), ...done.works.slice(0, index)].find(({ isDecided }) => !isDecided);
  return { ...chosen(done, next?.script.id ?? at), history };
}

/** The script that was decided last is open again, and before the eyes. */
export function reopened(state: DeskState): DeskState {
  const at = state.history.at(-1);
  if (at === undefined) return state;
  const open = changed(state, at, (work) => ({
    ...work,
    isDecided: false,
    flag: '',
    given: work.given.map(() => nothingGiven),
  }));
  return { ...chosen(open, at, 0), history: state.history.slice(0, -1) };
}

/** What a script has got; null while a question has no score. */
export function totalOf({ given }: Pick<Work, 'given'>): number | null {
  const scores = given.flatMap(({ score }) => score ?? []);
  if (scores.length < given.length || given.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) * 100) / 100;
}

/** A script of before comes back to the desk, before the eyes. */
export function withWork(state: DeskState, work: Work): DeskState {
  const isKnown = state.works.some(({ script }) => script.id === work.script.id);
  const works = isKnown ? state.works : [work, ...state.works];
  return chosen({ ...state, works }, work.script.id);
}

/** A script that was marked before, as it stands at a desk. */
export const workOf = ({ id, scriptNo, task, answers, marks, flag }: OwnScript): Work => ({
  script: { id, scriptNo, task, answers, leaseTime: '' },
  given: answers.map(({ position }) => {
    const mark = marks.find((one) => one.position === position);
    return mark ? { score: mark.score, parts: mark.parts } : nothingGiven;
  }),
  isDecided: true,
  flag,
});

/** What goes to the server of a script that is done with. */
export const decisionOf = (partId: string, { script, given, flag }: Work, note: string): Decision => ({
  partId,
  scriptId: script.id,
  marks: script.answers.map(({ position }, place) => ({
    position,
    score: given[place]?.score ?? 0,
    parts: [...(given[place]?.parts ?? [])],
  })),
  flag,
  note,
});
