import { readSheet } from '../../../../../server/engines/spreadsheets/read.ts';
import { callEntries } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import { plannedOf } from '../../../plan.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import type { Answer } from '../../../../answers/answer.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { dividing } from './candidates.ts';
import { fits, textsOf } from './fits.ts';
import { filtersOf, howOf, isOptional, lawOf, ownInput, subjectOf, type Input, type Subject } from './subject.ts';
import { wholeOf } from './whole.ts';

/** A file is what its name says, and one that is made of the rows of a page holds just those. */
export function fileLaws(subject: Subject): Law[] {
  const kind = kindLaw(subject);
  const { like } = subject.endpoint;
  if (like === undefined) return [kind];
  const page = pageOf(like);
  return [
    kind,
    lawOf(subject, '文件的行', async (prober) => held(await compared(subject, page, prober), 'all')),
    lawOf(subject, '查无此行', (prober) => emptied(subject, prober)),
    ...filtersOf(subject)
      .filter(([field]) => isOptional(subject, field))
      .map(([field]) =>
        lawOf(subject, `筛选 ${field}`, async (prober) => held(await compared(subject, page, prober), field)),
      ),
  ];
}

/** What an upload sends back in the place of an envelope is the file that its name says. */
export const sentBackLaws = (): Law[] =>
  callEntries
    .filter(([, { answers }]) => answers === 'file-or-envelope')
    .flatMap(([call, endpoint]) =>
      plannedOf(call, endpoint).map((success) => ({ ...subjectOf(call, endpoint), success })),
    )
    .filter(({ success: { expected } }) => expected.kind === 'file')
    .map((subject) => ({ ...kindLaw(subject), writes: true }));

const kindLaw = (subject: Subject): Law =>
  lawOf(subject, '文件', async (prober) => inKind(await fileFor(subject, prober, ownInput(subject, prober))));

/** The read whose rows something else is made of. */
export function pageOf(like: Endpoint): Subject {
  const [call] = callEntries.find(([, endpoint]) => endpoint === like)!;
  return subjectOf(call, like);
}

async function fileFor(subject: Subject, prober: Prober, input: Input): Promise<Answer> {
  const answer = await prober.ask(subject.call, input, howOf(subject));
  if (answer.status !== 200) throw new NotExercised(`没有给出文件：HTTP ${answer.status}`);
  return answer;
}

/** With what files of a kind begin, and what stands near their end. */
const marks: Record<string, [begins: string, ends: string]> = {
  pdf: ['%PDF-', '%%EOF'],
  zip: ['PK', 'PK\x05\x06'],
  png: ['\x89PNG', 'IEND'],
  jpg: ['\xff\xd8', '\xff\xd9'],
  xlsx: ['PK', 'PK\x05\x06'],
  docx: ['PK', 'PK\x05\x06'],
};

/** So many bytes at most lie behind that which stands near the end. */
const tail = 1_024;

async function inKind({ disposition, bytes }: Answer): Promise<Deviation[]> {
  const extension = /\.([a-z]+)"?$/i.exec(disposition)?.[1]?.toLowerCase() ?? '';
  if (extension === 'xls') return (await sheetIn(bytes)) ? [] : [deviation('内容', '能打开的工作簿', '不能打开')];
  const [begins, ends] = marks[extension] ?? ['', ''];
  const text = Buffer.from(bytes).toString('latin1');
  if (!text.startsWith(begins)) return [deviation('内容', `${extension} 文件`, '不是这种文件')];
  return text.slice(-tail).includes(ends) ? [] : [deviation('内容', `完整的 ${extension} 文件`, '没有结尾')];
}

async function sheetIn(bytes: Uint8Array): Promise<string[][] | undefined> {
  try {
    return await readSheet(bytes);
  } catch {
    return undefined;
  }
}

interface Compared {
  subject: Subject;
  prober: Prober;
  page: Subject;
  input: Input;
  rows: unknown[];
}

async function compared(subject: Subject, page: Subject, prober: Prober): Promise<Compared> {
  return { subject, prober, page, ...(await wholeOf(page, prober)) };
}

/** How a file differs from the rows of the page, with a filter or without. */
async function held({ subject, prober, page, input, rows }: Compared, filter: string): Promise<Deviation[]> {
  const relation = Object.fromEntries(filtersOf(subject))[filter];
  const [value] = relation ? dividing(subject, filter, relation, rows) : [];
  if (relation && value === undefined) throw new NotExercised(`没有能区分各行的 ${filter}（共 ${rows.length} 行）`);
  const wanted = relation ? rows.filter((row) => fits(relation, row, value)) : rows;
  const { bytes } = await fileFor(subject, prober, relation ? { ...input, [filter]: value } : input);
  const lines = await sheetIn(bytes);
  if (lines === undefined) return [deviation('内容', '能打开的工作簿', '不能打开')];
  return inLines(lines, wanted.map(wordsOf(page)), rows.map(wordsOf(page)));
}

/** A word that no row has leaves no row in a file, which may be refused then. */
async function emptied(subject: Subject, prober: Prober): Promise<Deviation[]> {
  const [searched] = filtersOf(subject).find(([, relation]) => 'contains' in relation) ?? [];
  if (searched === undefined) throw new NotExercised('不能按文字查找');
  const input = ownInput(subject, prober);
  const whole = await sheetIn((await fileFor(subject, prober, input)).bytes);
  const answer = await prober.ask(subject.call, { ...input, [searched]: '无此内容' }, howOf(subject));
  const left = answer.status === 200 ? await sheetIn(answer.bytes) : undefined;
  if (left === undefined || whole === undefined || left.length < whole.length) return [];
  return [deviation('内容', '没有符合的行', '与不查找时一样多')];
}

/** By what a row is known in a file: the texts by which people search it. */
function wordsOf(page: Subject): (row: unknown) => string[] {
  const searched = filtersOf(page)
    .map(([, relation]) => relation)
    .find((relation) => 'contains' in relation);
  if (!searched) throw new NotExercised('没有能认出一行的文字');
  return (row) => textsOf(searched, row).filter((text) => text !== '');
}

function inLines(lines: readonly string[][], wanted: readonly string[][], all: readonly string[][]): Deviation[] {
  const isOf = (line: readonly string[]) => (words: readonly string[]) => words.every((word) => line.includes(word));
  const missing = wanted.filter((words) => !lines.some((line) => isOf(line)(words))).length;
  const count = lines.filter((line) => all.some(isOf(line))).length;
  if (missing === 0 && count === wanted.length) return [];
  return [deviation('内容', `${wanted.length} 行`, `${count} 行，缺少 ${missing} 行`)];
}
