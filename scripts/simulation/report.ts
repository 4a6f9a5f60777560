import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../seed/sandbox.ts';
import { openSandbox, type Sandbox } from '../../server/database/sandbox.ts';
import { levels, type Damage } from '../../server/engines/simulation/damage.ts';
import { makeScansApart } from '../../server/engines/simulation/pool.ts';
import { isAccurate, measureAccuracy, type Accuracy, type BoxCounts } from './accuracy.ts';
import { printClass } from './class-sheets.ts';

/** What must be read without a fault: 150 dpi, up to 5 degrees, JPEG 40, with the usual wear. */
const demanded: Damage = {
  ...levels.bad,
  perspective: 0.006,
  dropped: 0,
  turned: 0.05,
  upsideDown: 0.1,
  blankBacks: false,
};

/** The work of the seeded world with the most choices that a class of about 40 has. */
const widest = `select a.id, c.class_id classId from assignments a join assignment_classes c on c.assignment_id = a.id
  join paper_questions p on p.paper_id = a.paper_id join questions q on q.id = p.question_id
  where a.task_type = 1 and (select count(*) from submissions s where s.assignment_id = a.id and s.class_id = c.class_id) >= 40
  group by a.id, c.class_id order by sum(q.question_type = 1) desc, a.id limit 1`;

async function measure(sandbox: Sandbox, seed: number): Promise<Accuracy> {
  const { id, classId } = sandbox.sqlite.prepare(widest).get() as { id: string; classId: string };
  const { input, codes } = await printClass(sandbox, { assignmentId: id, classIds: [classId] });
  const whole = { ...input, seed, damage: demanded };
  return measureAccuracy(whole, await makeScansApart(whole), codes);
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(3)}%`;

const row = (label: string, { boxes, wrong, flagged }: BoxCounts): Record<string, string | number> => ({
  项目: label,
  总数: boxes,
  误读且未标疑: wrong,
  标为存疑: flagged,
  存疑占比: percent(flagged, boxes),
});

function print(accuracy: Accuracy): void {
  const { pages, identified, others, mistaken, plain, sloppy, digits, msPerPage } = accuracy;
  console.log(
    `认出 ${identified}/${pages} 页；其余 ${others} 页中误认 ${mistaken} 页；识别每页 ${msPerPage.toFixed(0)} 毫秒`,
  );
  console.table([row('规范填涂', plain), row('学号', digits), row('不规范填涂', sloppy)]);
  for (const fault of accuracy.faults.slice(0, 20)) console.log(fault);
}

/** Measures how well scans of a seeded class are read; false where that is not well enough. */
export async function reportAccuracy(seed: number): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'accuracy-'));
  try {
    createSandbox(dataDir, 'main', { size: 'demo', seed: 7, now: '2026-11-21 09:00:00' });
    const sandbox = openSandbox(dataDir, 'main');
    const accuracy = await measure(sandbox, seed).finally(() => sandbox.sqlite.close());
    print(accuracy);
    mkdirSync('.artefacts', { recursive: true });
    writeFileSync('.artefacts/accuracy.json', `${JSON.stringify(accuracy, null, 2)}\n`);
    return isAccurate(accuracy);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
