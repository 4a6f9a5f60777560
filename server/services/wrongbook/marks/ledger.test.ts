import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignmentIds } from '../../../../seed/landmarks.ts';
import { write } from '../../../database/prepared.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { keptMistakes, remadeMistakes } from '../../../testing/mistakes.ts';
import { runs } from '../../../testing/soak.ts';
import type { GivenMark } from '../../../engines/marking/marker.ts';
import { applyMachineMarks, applyPersonMarks, revokeMachineMarks, revokeMarks } from './ledger.ts';
import { publish, unpublish } from './publish.ts';

// The ledger against a model of a few lines: lists in memory that say what stands.

let server: TestApp;
let sheets: number[];
const assignmentId = assignmentIds.published;
const positions = [1, 2];
const person = { id: '90001003', name: '教师' };

beforeAll(async () => {
  server = await startTestApp();
  person.id = all<{ id: string }>('select teacher_id id from assignments where id = ?', assignmentId)[0]!.id;
  sheets = all<{ id: number }>(
    'select id from submissions where assignment_id = ? and state = 1 order by id limit 2',
    assignmentId,
  ).map(({ id }) => id);
});

afterAll(() => server.close());

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

interface Entry {
  id: number;
  kind: 'record' | 'machine' | 'person';
  score: number | null;
  isRevoked: boolean;
}

type Step =
  | { act: 'machine'; sheet: number; position: number; score: number | null }
  | { act: 'person'; sheet: number; position: number; score: number; key: number }
  | { act: 'undo'; sheet: number; position: number; which: number }
  | { act: 'withdraw'; sheet: number; position: number }
  | { act: 'publish' }
  | { act: 'unpublish' };

const one = { sheet: fc.nat({ max: 1 }), position: fc.constantFrom(...positions) };
const score = fc.constantFrom(0, 0.5, 1, 2);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('machine' as const), ...one, score: fc.option(score) }),
    fc.record({ act: fc.constant('person' as const), ...one, score, key: fc.nat({ max: 12 }) }),
    fc.record({ act: fc.constant('undo' as const), ...one, which: fc.nat({ max: 5 }) }),
    fc.record({ act: fc.constant('withdraw' as const), ...one }),
    fc.constant({ act: 'publish' } as const),
    fc.constant({ act: 'unpublish' } as const),
  ),
  { maxLength: 14 },
);

const machineMark = (submissionId: number, position: number, given: number | null): GivenMark => ({
  submissionId,
  position,
  score: given,
  parts: [],
  answer: '',
  confidence: 0.9,
  reason: '理由',
  comment: '',
  detail: null,
  isSimulated: false,
});

/** Which entry stands, said once more. */
function standing(entries: readonly Entry[]): Entry | undefined {
  const valid = entries.filter(({ isRevoked }) => !isRevoked).reverse();
  const [by, machine, record] = (['person', 'machine', 'record'] as const).map((kind) =>
    valid.find((entry) => entry.kind === kind),
  );
  return by ?? (machine && (machine.score !== null || !record) ? machine : record);
}

class Model {
  readonly entries = new Map<string, Entry[]>();
  readonly keys = new Set<number>();
  rows = 0;

  of(sheet: number, position: number): Entry[] {
    const name = `${sheets[sheet]!}/${position}`;
    const found = this.entries.get(name) ?? [];
    this.entries.set(name, found);
    return found;
  }
}

const newest = (): number => all<{ id: number }>('select coalesce(max(id), 0) id from marks')[0]!.id;

function add(model: Model, entries: Entry[], onRecord: number | null, entry: Omit<Entry, 'id' | 'isRevoked'>): void {
  if (entries.length === 0 && onRecord !== null) {
    entries.push({ id: newest() - 1, kind: 'record', score: onRecord, isRevoked: false });
    model.rows++;
  }
  entries.push({ id: newest(), ...entry, isRevoked: false });
  model.rows++;
}

const scoreOf = (submissionId: number, position: number): number | null =>
  all<{ score: number | null }>(
    'select score from responses where submission_id = ? and position = ?',
    submissionId,
    position,
  )[0]!.score;

const isPublished = (): boolean =>
  all<{ time: string }>('select publish_time time from assignments where id = ?', assignmentId)[0]!.time !== '';

async function take(model: Model, step: Step): Promise<void> {
  const { sandbox } = server;
  if (step.act === 'publish' || step.act === 'unpublish') {
    const isMarked = all(
      'select 1 from responses r join submissions s on s.id = r.submission_id where s.assignment_id = ? and r.score is null',
      assignmentId,
    );
    if (step.act === 'publish' && (isPublished() || isMarked.length > 0)) return;
    if (step.act === 'unpublish' && !isPublished()) return;
    await (step.act === 'publish' ? publish : unpublish)(sandbox, assignmentId);
    return;
  }
  const { sheet, position } = step;
  const submissionId = sheets[sheet]!;
  const entries = model.of(sheet, position);
  const onRecord = scoreOf(submissionId, position);
  const answer = { submissionId, position };
  if (step.act === 'machine') {
    const mark = machineMark(submissionId, position, step.score);
    write(sandbox, () => applyMachineMarks(sandbox, [{ ...answer, mark, marker: '离线批改', keyVersion: 0 }]));
    add(model, entries, onRecord, { kind: 'machine', score: step.score });
  } else if (step.act === 'person') {
    const given = { ...answer, key: `key-${step.key}`, score: step.score, parts: [], comment: '', detail: undefined };
    write(sandbox, () => applyPersonMarks(sandbox, person, [{ ...given, keyVersion: 0 }]));
    if (!model.keys.has(step.key)) add(model, entries, onRecord, { kind: 'person', score: step.score });
    model.keys.add(step.key);
  } else {
    const revoked = entries.filter((entry, index) =>
      step.act === 'withdraw' ? entry.kind === 'machine' : index === step.which && entry.kind === 'person',
    );
    model.rows += revoked.filter(({ isRevoked }) => !isRevoked).length;
    for (const entry of revoked) entry.isRevoked = true;
    write(sandbox, () =>
      step.act === 'withdraw'
        ? revokeMachineMarks(sandbox, [answer], person)
        : revokeMarks(
            sandbox,
            person,
            revoked.map(({ id }) => id),
          ),
    );
  }
}

function check(model: Model): void {
  for (const [name, entries] of model.entries) {
    if (entries.length === 0) continue;
    const [submissionId, position] = name.split('/').map(Number);
    const expected = standing(entries);
    const [row] = all<{ score: number | null; markId: number | null }>(
      'select score, mark_id markId from responses where submission_id = ? and position = ?',
      submissionId,
      position,
    );
    expect([name, row]).toEqual([name, { score: expected?.score ?? null, markId: expected?.id ?? null }]);
  }
  expect(all('select count(*) count from marks')).toEqual([{ count: model.rows }]);
  const off = all(
    `select s.id from submissions s where s.assignment_id = ? and (s.marked_count <> (select count(score) from responses where submission_id = s.id)
      or abs(coalesce(s.score, 0) - coalesce((select sum(score) from responses where submission_id = s.id), 0)) > 1e-6)`,
    assignmentId,
  );
  expect(off).toEqual([]);
}

describe('the ledger', () => {
  it('lets the newest mark of a person stand, keeps everything, and sums and mistakes in step', async () => {
    const { sqlite } = server.sandbox;
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        sqlite.exec('savepoint walk');
        try {
          const model = new Model();
          for (const step of list) {
            await take(model, step);
            check(model);
          }
          expect(keptMistakes(sqlite)).toEqual(remadeMistakes(sqlite));
        } finally {
          sqlite.exec('rollback to walk; release walk');
        }
      }),
      { numRuns: runs(12, 2_000) },
    );
  });

  it('begins with what was on record, so that undoing comes back to it', () => {
    const { sandbox } = server;
    const answer = { submissionId: sheets[0]!, position: 1 };
    const before = all('select * from responses where submission_id = ? and position = 1', sheets[0]);
    const given = {
      ...answer,
      key: 'first-mark',
      score: 0.5,
      parts: [],
      comment: '',
      detail: undefined,
      keyVersion: 0,
    };
    write(sandbox, () => applyPersonMarks(sandbox, person, [given]));
    expect(scoreOf(sheets[0]!, 1)).toBe(0.5);
    write(sandbox, () => revokeMarks(sandbox, person, [newest()]));
    const kinds = all<{ kind: string }>('select kind from marks order by id').map(({ kind }) => kind);
    expect(kinds).toEqual(['record', 'person', 'undo']);
    const record = all<{ id: number }>("select id from marks where kind = 'record'")[0]!.id;
    expect(all('select * from responses where submission_id = ? and position = 1', sheets[0])).toEqual([
      { ...(before[0] as object), mark_id: record },
    ]);
  });
});
