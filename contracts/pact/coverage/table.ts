import type { CallCoverage, CaseCoverage } from './coverage.ts';

/** The cases that are columns; each refusal is named in the last one. */
const columns = [
  ['success', '成功'],
  ['file', '文件'],
  ['json', 'JSON'],
  ['empty', '空'],
  ['missing parameter', '缺参数'],
  ['malformed parameter', '格式错'],
  ['no token', '无令牌'],
  ['forbidden', '越权'],
] as const;

const marks: Record<CaseCoverage['state'], string> = { pinned: '✓', impossible: '○', missing: '✗' };
const refused = 'refused ';

/** Columns that a text takes in a terminal: Chinese letters take two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(width - widthOf(text), 0));

/** The table call × case with what is impossible and the totals of each service, as lines. */
export function coverageTable(coverage: readonly CallCoverage[]): string[] {
  const services = [...new Set(coverage.map(({ service }) => service))].sort();
  const width = Math.max(...coverage.map(({ call }) => call.length));
  return [
    `${marks.pinned} 已固定　${marks.impossible} 声明为不可能　${marks.missing} 缺少`,
    ...services.flatMap((service) =>
      serviceLines(
        service,
        coverage.filter((one) => one.service === service),
        width,
      ),
    ),
    '',
    `合计：${totalsOf(coverage)}`,
  ];
}

function serviceLines(service: string, own: readonly CallCoverage[], width: number): string[] {
  const head = columns.map(([, title]) => padded(title, 6)).join(' ');
  return [
    '',
    `${padded(service, width)}  ${head} 业务拒绝`,
    ...own.map((one) => `${padded(one.call, width)}  ${cellsOf(one)}`.trimEnd()),
    `小计：${totalsOf(own)}`,
    ...reasonLines(own),
  ];
}

function cellsOf({ cases }: CallCoverage): string {
  const cell = (name: string): string => {
    const found = cases.find((one) => one.name === name);
    return padded(found ? marks[found.state] : '·', 6);
  };
  const refusals = cases
    .filter(({ name }) => name.startsWith(refused))
    .map(({ name, state }) => marks[state] + name.slice(refused.length));
  return [...columns.map(([name]) => cell(name)), refusals.join(' ')].join(' ');
}

function totalsOf(coverage: readonly CallCoverage[]): string {
  const all = coverage.flatMap(({ cases }) => cases);
  const count = (state: CaseCoverage['state']): number => all.filter((one) => one.state === state).length;
  return `${coverage.length} 个接口，${all.length} 个用例：已固定 ${count('pinned')}，不可能 ${count('impossible')}，缺少 ${count('missing')}`;
}

/** Each reason once, with how many cases it excuses. */
function reasonLines(coverage: readonly CallCoverage[]): string[] {
  const counts = new Map<string, number>();
  for (const { reason } of coverage.flatMap(({ cases }) => cases)) {
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `  ${marks.impossible} ${count}：${reason}`);
}
