import type { Deviation } from '../../answers/deviation.ts';
import { wordOf } from '../../answers/provenance.ts';
import type { CaseName, Report } from './report.ts';

const style = `
body{margin:2rem auto;max-width:72rem;padding:0 1rem;font:16px/1.6 system-ui,"Noto Sans SC",sans-serif;color:#1f2328;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}
.verdict{padding:.75rem 1rem;border-radius:.5rem;font-weight:600}
.kept{background:#e6f4ea;color:#14532d}.broken{background:#fde8e8;color:#7f1d1d}.unverified{background:#fef3c7;color:#713f12}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{border:1px solid #d0d7de;padding:.35rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:#f6f8fa}code{font-family:ui-monospace,monospace}
`;

/** The report as a page of its own, for people; whatever a server said stands in it as text. */
export const htmlOfReport = (report: Report): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'unsafe-inline'">
<title>契约验证报告</title>
<style>${style}</style>
</head>
<body>
<h1>${report.mode === 'diff' ? '形状比对报告' : '契约验证报告'}</h1>
<p class="verdict ${report.verdict}">${escaped(report.summary)}</p>
${table(
  ['项目', '内容'],
  [
    ['服务地址', report.url],
    ['时间', report.time],
    ['状态', report.states],
    ['写入', report.writes ? '允许' : '只读'],
    ['与推断不同', report.strict ? '算不符' : '不算不符'],
    ['退出码', String(report.exitCode)],
  ],
)}
${section(
  '各服务',
  ['服务', '接口', '用例', '相符', '与推断不同', '不符', '未验证', '未执行'],
  report.services.map(({ service, ...counts }) => [
    service,
    ...[counts.calls, counts.cases, counts.kept, counts.other, counts.broken, counts.unverified, counts.leftOut].map(
      String,
    ),
  ]),
)}
${section('不符', deviationHeads, report.deviations.map(deviationRow))}
${section('与推断不同', deviationHeads, report.assumed.map(deviationRow))}
${section(
  '形状差异',
  ['接口', '差异', '位置', '期望', '实际', '依据'],
  report.differences.map((one) => [
    callOf(one),
    one.kind,
    one.path,
    one.expected || '—',
    one.got,
    wordOf(one.provenance),
  ]),
)}
${section(
  '未验证',
  ['接口', '用例', '原因'],
  report.unverified.map((one) => [callOf(one), one.case, one.reason]),
)}
${section(
  '未执行',
  ['接口', '用例', '原因'],
  report.leftOut.map((one) => [callOf(one), one.case, one.reason]),
)}
${section(
  '相符',
  ['接口', '用例'],
  report.kept.map((one) => [callOf(one), one.case]),
)}
</body>
</html>
`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter]!);

const callOf = ({ call, method, address }: CaseName): string => `${call}（${method} ${address}）`;

const deviationHeads = ['接口', '用例', '位置', '期望', '实际', '处数', '依据'];

const deviationRow = (one: CaseName & Deviation): string[] => [
  callOf(one),
  one.case,
  one.path,
  one.expected,
  one.got,
  String(one.times),
  wordOf(one.provenance),
];

const section = (title: string, heads: string[], rows: string[][]): string =>
  rows.length === 0 ? '' : `<h2>${title}（${rows.length}）</h2>\n${table(heads, rows)}`;

function table(heads: string[], rows: string[][]): string {
  const cells = (tag: 'th' | 'td', texts: string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  return `<table>\n<thead>${cells('th', heads)}</thead>\n<tbody>\n${rows.map((row) => cells('td', row)).join('\n')}\n</tbody>\n</table>`;
}
