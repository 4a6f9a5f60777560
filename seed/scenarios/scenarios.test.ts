import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarioCasts } from '../../contracts/constants/scenario-scripts.ts';
import { scenarioNames, scenarios, type ScenarioName } from '../../contracts/constants/scenarios.ts';
import { openSandbox, type Sandbox } from '../../server/database/sandbox.ts';
import { damageIn } from '../../server/database/damage.ts';
import { preparedName } from '../../server/engines/sandboxes/prepared.ts';
import { assignmentIds, examIds, personaIds, schoolIds } from '../landmarks.ts';
import { prepareScenario } from './prepare.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const own = `school_id = '${schoolIds.junior}'`;

describe.each(scenarioNames)('the world of %s', (scenario: ScenarioName) => {
  let sandbox: Sandbox;
  const heard: number[] = [];
  const count = (sql: string): unknown => sandbox.sqlite.prepare(`select count(*) from ${sql}`).pluck().get();

  beforeAll(() => {
    const place = join(folder, scenario);
    prepareScenario({ scenario, folder: place }, ({ done, total }) => heard.push(done / total));
    expect(damageIn(join(place, `${preparedName}.sqlite`), 'integrity_check', 0)).toBeUndefined();
    sandbox = openSandbox(place, preparedName);
  });

  afterAll(() => sandbox.sqlite.close());

  it('holds together, tells how far it is, and begins on its day', () => {
    expect(sandbox.sqlite.pragma('foreign_key_check')).toEqual([]);
    expect(heard.at(-1)).toBe(1);
    expect(sandbox.clock.dateTime().slice(0, 13)).toBe(scenarios[scenario].day.slice(0, 13));
  });

  it('offers those who have a script there, and no others', () => {
    const offered = sandbox.sqlite.prepare("select account from users where persona <> ''").pluck().all() as string[];
    expect(offered.sort()).toEqual(scenarioCasts(scenario).sort());
  });

  const facts: Record<ScenarioName, () => void> = {
    'term-start': () => {
      expect(count(`assignments where ${own} and term = '202601'`)).toBe(0);
      expect(count(`assignments where ${own} and term = '202502'`)).not.toBe(0);
      expect(count(`students where ${own} and status = 0`)).not.toBe(0);
    },
    'after-midterm': () => {
      expect(count(`exams where ${own} and kind = 'midterm' and state = 'published'`)).not.toBe(0);
      expect(count(`exams where id in ('${Object.values(examIds).join("','")}')`)).toBe(Object.keys(examIds).length);
    },
    'before-final': () => {
      expect(count(`exams where id = '${examIds.printed}' and kind = 'final' and state = 'printed'`)).toBe(1);
    },
    'empty-school': () => {
      for (const table of ['students', 'assignments', 'exams', 'papers', 'documents', 'usage_events'])
        expect([table, count(`${table} where ${own}`)]).toEqual([table, 0]);
      expect(count('submissions s join assignments a on a.id = s.assignment_id where a.' + own)).toBe(0);
      expect(count(`school_classes where ${own} and status = 0`)).not.toBe(0);
      expect(count(`teachings where teacher_id = '${personaIds.teacher}'`)).not.toBe(0);
      expect(count("sqlite_master where type = 'trigger' and tbl_name = 'wellbeing_log'")).not.toBe(0);
    },
    'busy-morning': () => {
      const prints = `documents where teacher_id = '${personaIds.teacher}' and shelf = 'print'`;
      expect(count(`${prints} and is_read = 0 and state <> 5`)).toBe(120);
      for (const state of [0, 2, 3, 4, 5])
        expect([state, count(`${prints} and state = ${state}`)]).not.toEqual([state, 0]);
      const open = `submissions where assignment_id = '${assignmentIds.published}' and state = 1`;
      expect(count(`${open} and marked_count = 3`)).not.toBe(0);
      expect(count(`${open} and marked_count > 3`)).not.toBe(0);
      expect(count("jobs where kind = 'make-scans' and state = 0")).toBe(1);
    },
    'parents-evening': () => {
      const marked = `submissions s where s.assignment_id = a.id and s.state = 1 and s.marked_count > 0`;
      const waiting = `submissions s where s.assignment_id = a.id and s.state = 0`;
      expect(
        count(
          `assignments a where a.${own} and a.exam_id is null and a.publish_time = ''
            and exists (select 1 from ${marked}) and not exists (select 1 from ${waiting})`,
        ),
      ).toBe(0);
    },
  };

  it('holds what it is for', () => facts[scenario]());
});
