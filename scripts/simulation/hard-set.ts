import { readPage } from '../../server/engines/scanning/read-page.ts';
import type { PageReading } from '../../server/engines/scanning/reading.ts';
import { printForms } from './hard-forms.ts';
import { makeHardPage, type HardPage, type Scene } from './hard-pages.ts';

/** What came of the choices of some pages. */
export interface HardCounts {
  pages: number;
  /** Pages that were not read but wait for a person. */
  waiting: number;
  choices: number;
  /** Left to a person: ambiguous, or several where one is right. */
  flagged: number;
  /** Read otherwise than meant, without a word. */
  silent: number;
  /** Student numbers read otherwise than filled in, without a word. */
  numbers: number;
  ms: number;
}

const none = (): HardCounts => ({ pages: 0, waiting: 0, choices: 0, flagged: 0, silent: 0, numbers: 0, ms: 0 });

/** What a set came to: by what there was to its pages, and where something was read wrongly. */
export interface HardResult {
  groups: Map<string, HardCounts>;
  faults: string[];
}

/** Reads pages that were made by lot and compares; `fixed` holds what is not left to it. */
export async function measureHardSet(pages: number, seed: number, fixed: Partial<Scene> = {}): Promise<HardResult> {
  const forms = await printForms();
  const result: HardResult = { groups: new Map(), faults: [] };
  for (let index = 0; index < pages; index++) {
    const page = await makeHardPage(forms, seed, index, fixed);
    const start = process.cpuUsage();
    const reading = await readPage(page.picture, {
      layoutFor: (code) => forms.find((form) => form.code === code)?.known,
    });
    compare(result, page, reading, process.cpuUsage(start).user / 1000, index);
  }
  return result;
}

const bulges = [
  [0, '平整'],
  [2, '弯曲 ≤ 2 mm'],
  [5, '弯曲 ≤ 5 mm'],
  [Infinity, '弯曲 > 5 mm'],
] as const;

/** The groups that a page counts in. */
function groupsOf({ oddity, bulge, isDouble, isPhone, tone }: Scene): string[] {
  if (isDouble) return ['全部', '两张重叠'];
  const bent = bulges.find(([most]) => bulge <= most)![1];
  return [
    '全部',
    `填涂 ${oddity}`,
    ...(oddity === 'none' ? [`规范 ${bent}`, `规范 ${isPhone ? '手机' : '扫描仪'}`, `规范 ${tone}`] : []),
  ];
}

/** What was read of each choice; adds those that were read otherwise than meant to `wrong`. */
function countChoices(counts: HardCounts, { form, meant }: HardPage, reading: PageReading, wrong: string[]): void {
  for (const { questionId, verdict, options } of reading.questions) {
    const isUnclear = verdict === 'ambiguous' || (verdict === 'several' && !form.multiple.has(questionId));
    counts.choices += 1;
    if (isUnclear || reading.isEmpty) counts.flagged += 1;
    else if (options.join('') !== meant.get(questionId))
      wrong.push(`${questionId} ${meant.get(questionId)}→${options.join('')}`);
  }
  counts.silent += wrong.length;
}

/** Whether the number is another than was filled in, and nobody is told. */
function isWrongNumber({ scene, studentNo }: HardPage, reading: PageReading): boolean {
  const digits = Math.max(0, ...reading.digits.map(({ position }) => position));
  return reading.isStudentNoSure && scene.oddity !== 'empty' && reading.studentNo !== studentNo.slice(0, digits);
}

function compare(result: HardResult, page: HardPage, reading: PageReading, ms: number, index: number): void {
  const { scene, form } = page;
  const counts = { ...none(), pages: 1, ms };
  const wrong: string[] = [];
  if (reading.found === 'full') {
    countChoices(counts, page, reading, wrong);
    if (isWrongNumber(page, reading)) counts.numbers = 1;
  } else counts.waiting = 1;
  if (wrong.length + counts.numbers > 0)
    result.faults.push(
      `${index} ${form.code} ${JSON.stringify(scene)} ${wrong.slice(0, 12).join(', ')} ${JSON.stringify(reading.quality)}`,
    );
  for (const name of groupsOf(scene)) {
    const group = result.groups.get(name) ?? none();
    for (const key of Object.keys(counts) as (keyof HardCounts)[]) group[key] += counts[key];
    result.groups.set(name, group);
  }
}
