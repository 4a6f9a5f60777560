import { resultState, resultStateLabels } from '../../../contracts/constants/exams.ts';
import { plainText } from '../importing/columns.ts';
import { readTable, repeats, type TableRow } from '../importing/table.ts';
import { scoreTable, questionHeader, scoreHeaders, type AskedSubject, type ScoreField } from './score-columns.ts';

export type ResultState = keyof typeof resultStateLabels;

/** What is on record of a candidate in a subject. */
export interface Result {
  state: ResultState;
  score: number | null;
  makeUpScore: number | null;
  note: string;
}

/** Who may stand in a list. */
export interface Candidate extends Result {
  studentId: string;
  studentName: string;
  studentNo: string;
  examNo: string;
  /** Whether a sheet has come in. */
  isHandedIn: boolean;
  /** Scores of the questions that have one, by their places. */
  scores: ReadonlyMap<number, number>;
}

/** What a row says that is new. */
export interface ScoreValue extends Result {
  studentId: string;
  /** Of a subject with sheets: scores that differ from those on record, by their places. */
  scores: [position: number, score: number][];
}

export interface JudgedScore {
  row: number;
  cells: string[];
  faults: string[];
  outcome: 'new' | 'replaced' | 'unchanged' | 'blank' | 'faulty';
  value: ScoreValue | undefined;
  studentId: string;
}

type Row = TableRow<ScoreField>;

const longestNote = 50;

const stateOf = new Map<string, ResultState>(
  Object.entries(resultStateLabels).map(([state, label]) => [label, Number(state) as ResultState]),
);
const stateNames = [...stateOf.keys()].join('、');

/** A score as people write it; a text says what is wrong with it. */
function points(label: string, text: string, full: number): number | string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return `${label}“${text}”不是分数`;
  const value = Number(text);
  if (value < 0) return `${label}不能小于 0`;
  if (value > full) return `${label} ${value} 超过满分 ${full}`;
  return Number(value.toFixed(2)) === value ? value : `${label}最多两位小数`;
}

/** Reads cells as scores, those that are filled; a word such as 缺考 in their place is a state. */
function readPoints(row: Row, asked: readonly { field: ScoreField; label: string; full: number }[]) {
  const given = asked.map((one) => ({ ...one, text: row.values[one.field] ?? '' }));
  const filled = given.filter(({ text }) => text !== '' && !stateOf.has(text));
  const read = filled.map(({ label, text, full, field }) => ({ field, value: points(label, text, full) }));
  return {
    word: given.find(({ text }) => stateOf.has(text))?.text,
    blank: given.filter(({ text }) => text === '').map(({ label }) => label),
    values: new Map(read.flatMap(({ field, value }) => (typeof value === 'number' ? [[field, value]] : []))),
    faults: read.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
    isFilled: filled.length > 0,
  };
}

const most = 3;
const someOf = (labels: readonly string[]): string =>
  labels.slice(0, most).join('、') + (labels.length > most ? `等 ${labels.length} 题` : '');

function findCandidate({ values }: Row, candidates: ReturnType<typeof finder>): { found?: Candidate; fault?: string } {
  const { examNo, studentNo, name } = values;
  if (examNo === '' && studentNo === '') return { fault: '没有考号或学号' };
  const byNo = examNo === '' ? undefined : candidates.examNo.get(examNo);
  const byStudent = studentNo === '' ? undefined : candidates.studentNo.get(studentNo);
  if (examNo !== '' && !byNo) return { fault: `考号“${examNo}”不在考生名单里` };
  if (studentNo !== '' && !byStudent) return { fault: `学号“${studentNo}”不在考生名单里` };
  if (byNo && byStudent && byNo !== byStudent) return { fault: '考号和学号不是同一名考生的' };
  const found = (byNo ?? byStudent)!;
  if (name !== '' && plainText(found.studentName) !== name)
    return { found, fault: `姓名“${name}”与考生名单里的“${found.studentName}”不符` };
  return { found };
}

const finder = (candidates: readonly Candidate[]) => ({
  examNo: new Map(candidates.flatMap((one) => (one.examNo === '' ? [] : [[one.examNo, one] as const]))),
  studentNo: new Map(candidates.map((one) => [one.studentNo, one])),
});

const away: readonly ResultState[] = [resultState.absent, resultState.deferred];

/** What speaks against a state beside what else a row says of a candidate. */
function stateFaults(
  state: ResultState,
  hasScore: boolean,
  makeUpScore: number | null,
  candidate: Candidate,
): string[] {
  const label = resultStateLabels[state];
  const isAway = away.includes(state) || state === resultState.makeUp;
  return [
    ...(isAway && hasScore ? [`${label}不能有得分`] : []),
    ...(isAway && !hasScore && candidate.isHandedIn ? [`已有答卷，不能记为${label}`] : []),
    ...(state === resultState.makeUp && makeUpScore === null ? ['记为补考，须填写补考得分'] : []),
  ];
}

function askedOf({ full, questions }: AskedSubject): { field: ScoreField; label: string; full: number }[] {
  if (questions.length === 0) return [{ field: 'score', label: scoreHeaders.score, full }];
  return questions.map((one) => ({ field: `q${one.position}`, label: questionHeader(one.position), full: one.full }));
}

const isSame = (a: Result, b: Result): boolean =>
  a.state === b.state && a.score === b.score && a.makeUpScore === b.makeUpScore && a.note === b.note;

const isKnown = ({ state, score }: Result): boolean => state !== resultState.sat || score !== null;

/** What a row says of a candidate beside the score. */
function readState({ values }: Row, word: string | undefined, full: number, candidate: Candidate | undefined) {
  const { state: text, makeUp, note } = values;
  const kept = candidate?.makeUpScore ?? null;
  const makeUpScore = makeUp === '' ? kept : points(scoreHeaders.makeUp, makeUp, full);
  return {
    state: stateOf.get(text || (word ?? '')) ?? resultState.sat,
    makeUpScore: typeof makeUpScore === 'string' ? null : makeUpScore,
    note,
    faults: [
      ...(text === '' || stateOf.has(text) ? [] : [`状态“${text}”须为${stateNames}`]),
      ...(typeof makeUpScore === 'string' ? [makeUpScore] : []),
      ...(note.length > longestNote ? [`说明不能超过 ${longestNote} 个字`] : []),
    ],
  };
}

function judge(row: Row, subject: AskedSubject, candidates: ReturnType<typeof finder>): JudgedScore {
  const { found, fault } = findCandidate(row, candidates);
  const given = readPoints(row, askedOf(subject));
  const { faults: wrong, ...said } = readState(row, given.word, subject.full, found);
  const faults = [
    ...row.faults,
    ...(fault ? [fault] : []),
    ...given.faults,
    ...wrong,
    ...(found ? stateFaults(said.state, given.isFilled, said.makeUpScore, found) : []),
    ...(given.isFilled && given.blank.length > 0 ? [`${someOf(given.blank)}没有填写`] : []),
  ];
  const head = { row: row.row, cells: row.cells, faults, studentId: found?.studentId ?? '' };
  if (faults.length > 0 || !found) return { ...head, outcome: 'faulty', value: undefined };
  const isBlank = !given.isFilled && said.state === resultState.sat && row.values.makeUp === '';
  if (isBlank) return { ...head, outcome: 'blank', value: undefined };
  return { ...head, ...valueOf(found, said, given.values, subject) };
}

/** What a row without faults brings. */
function valueOf(
  candidate: Candidate,
  { state, makeUpScore, note }: Omit<Result, 'score'>,
  given: ReadonlyMap<ScoreField, number>,
  { questions }: AskedSubject,
): Pick<JudgedScore, 'outcome' | 'value'> {
  const scores = questions.flatMap(({ position }): [number, number][] => {
    const score = given.get(`q${position}`);
    return score === undefined || score === candidate.scores.get(position) ? [] : [[position, score]];
  });
  const sum = [...given.values()].reduce((total, score) => total + score, 0);
  // A row that says nothing of the score leaves the one that there is, where the state allows one.
  const kept = away.includes(state) || state === resultState.makeUp ? null : candidate.score;
  const score = given.size > 0 ? Number(sum.toFixed(2)) : kept;
  const result = { state, score, makeUpScore, note: note || (state === candidate.state ? candidate.note : '') };
  if (isSame(result, candidate) && scores.length === 0) return { outcome: 'unchanged', value: undefined };
  const value = { studentId: candidate.studentId, ...result, scores };
  return { outcome: isKnown(candidate) ? 'replaced' : 'new', value };
}

/** A list of scores that has been read and judged against the candidates of a subject. */
export interface JudgedList {
  columns: string[];
  rows: JudgedScore[];
  /** Candidates of whom nothing is known, and of whom the list says nothing. */
  missing: number;
}

/**
 * Reads rows of a sheet as scores of a subject: candidates by number or student number, a total or a score for each question, or
 * a state. Classes are not looked at: who has changed class sits the exam in the class of its day. Throws SheetError where columns
 * are missing or no row is there.
 */
export function judgeScores(sheet: string[][], subject: AskedSubject, candidates: readonly Candidate[]): JudgedList {
  const { columns, rows } = scoreTable(sheet, subject);
  const table = readTable(columns, rows);
  const find = finder(candidates);
  const judged = table.rows.map((row) => judge(row, subject, find));
  const idOf = new Map(judged.map(({ row, studentId }) => [row, studentId]));
  const repeated = repeats(table.rows, ({ row }) => [idOf.get(row)!]);
  const all = judged.map((one, index): JudgedScore => {
    const fault = one.studentId === '' ? undefined : repeated(table.rows[index]!, one.studentId);
    return fault === undefined ? one : { ...one, faults: [...one.faults, fault], outcome: 'faulty', value: undefined };
  });
  const told = new Set(all.flatMap(({ value }) => value?.studentId ?? []));
  const missing = candidates.filter((one) => !isKnown(one) && !told.has(one.studentId)).length;
  const shown = new Set(table.columns.map(({ header }) => header));
  return {
    ...withoutAbsent(
      columns.map(({ header }) => header),
      shown,
      all,
    ),
    missing,
  };
}

/** Columns that the sheet does not have are not shown. */
function withoutAbsent(headers: string[], shown: ReadonlySet<string>, rows: JudgedScore[]) {
  const kept = headers.flatMap((header, index) => (shown.has(header) ? [index] : []));
  return {
    columns: kept.map((index) => headers[index]!),
    rows: rows.map((row) => ({ ...row, cells: kept.map((index) => row.cells[index]!) })),
  };
}
