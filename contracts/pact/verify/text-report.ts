import type { Deviation } from '../../answers/deviation.ts';
import { wordOf } from '../../answers/provenance.ts';
import type { CaseName, Report } from './report.ts';

/** The report as lines for a terminal; the last one says the verdict. */
export function textOfReport(report: Report): string[] {
  const width = Math.max(...report.services.map(({ service }) => service.length), 0);
  return [
    ...report.services.map(
      ({ service, calls, cases, kept, other, broken, unverified, leftOut }) =>
        `${service.padEnd(width)}  ${calls} 个接口，${cases} 个用例：相符 ${kept}，${other ? `与推断不同 ${other}，` : ''}不符 ${broken}，未验证 ${unverified}，未执行 ${leftOut}`,
    ),
    ...report.deviations.flatMap((one) => [...titleOf('✗', one), ...detailsOf(one)]),
    ...otherLines(report),
    ...differenceLines(report),
    ...byReason('未验证', report.unverified),
    ...byReason('未执行', report.leftOut),
    '',
    `${report.verdict === 'kept' ? '✓' : '✗'} ${report.summary}`,
  ];
}

const titleOf = (sign: string, one: CaseName): string[] => [
  '',
  `${sign} ${one.call}：${one.case}（${one.method} ${one.address}）`,
];

const detailsOf = ({ path, times, expected, got, provenance }: Deviation): string[] => [
  `  位置 ${path}${times > 1 ? `（共 ${times} 处）` : ''}`,
  `  期望 ${expected}`,
  `  实际 ${got}`,
  `  依据 ${wordOf(provenance)}`,
];

function otherLines({ assumed, strict }: Report): string[] {
  if (assumed.length === 0) return [];
  const lines = assumed.flatMap((one) => [...titleOf(strict ? '✗' : '△', one), ...detailsOf(one)]);
  return ['', `与推断不同 ${assumed.length} 处（规格没有规定，--accept 可以记入档案）：`, ...lines];
}

function differenceLines({ differences }: Report): string[] {
  const calls = [...new Set(differences.map(({ call }) => call))];
  return calls.flatMap((call) => {
    const own = differences.filter((one) => one.call === call);
    const { method, address } = own[0]!;
    return [
      '',
      `✗ ${call}（${method} ${address}）`,
      ...own.map((one) => `  ${one.kind} ${one.path}${typesOf(one)}（${wordOf(one.provenance)}）`),
    ];
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
