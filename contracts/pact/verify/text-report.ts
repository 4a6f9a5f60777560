import type { CaseName, Report } from './report.ts';

/** The report as lines for a terminal; the last one says the verdict. */
export function textOfReport(report: Report): string[] {
  const width = Math.max(...report.services.map(({ service }) => service.length), 0);
  return [
    ...report.services.map(
      ({ service, calls, cases, kept, broken, unverified, leftOut }) =>
        `${service.padEnd(width)}  ${calls} 个接口，${cases} 个用例：相符 ${kept}，不符 ${broken}，未验证 ${unverified}，未执行 ${leftOut}`,
    ),
    ...report.deviations.flatMap((one) => [...titleOf(one), ...detailsOf(one.path, one.expected, one.got, one.times)]),
    ...differenceLines(report),
    ...byReason('未验证', report.unverified),
    ...byReason('未执行', report.leftOut),
    '',
    `${report.verdict === 'kept' ? '✓' : '✗'} ${report.summary}`,
  ];
}

const titleOf = (one: CaseName): string[] => ['', `✗ ${one.call}：${one.case}（${one.method} ${one.address}）`];

const detailsOf = (path: string, expected: string, got: string, times: number): string[] => [
  `  位置 ${path}${times > 1 ? `（共 ${times} 处）` : ''}`,
  `  期望 ${expected}`,
  `  实际 ${got}`,
];

function differenceLines({ differences }: Report): string[] {
  const calls = [...new Set(differences.map(({ call }) => call))];
  return calls.flatMap((call) => {
    const own = differences.filter((one) => one.call === call);
    const { method, address } = own[0]!;
    return ['', `✗ ${call}（${method} ${address}）`, ...own.map((one) => `  ${one.kind} ${one.path}${typesOf(one)}`)];
  });
}

const typesOf = ({ kind, expected, got }: Report['differences'][number]): string =>
  kind === '类型不同' ? `：期望 ${expected}，实际 ${got}` : `：${kind === '缺少' ? expected : got}`;

/** What was not done, with each reason once. */
function byReason(title: string, cases: readonly (CaseName & { reason: string })[]): string[] {
  const reasons = [...new Set(cases.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => {
    const own = cases.filter((one) => one.reason === reason);
    const calls = [...new Set(own.map(({ call }) => call))];
    return ['', `${title} ${own.length} 个用例（${reason}）：`, `  ${calls.join('、')}`];
  });
}
