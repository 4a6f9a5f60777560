import { wellbeingLevels } from '../../../../contracts/constants/wellbeing.ts';
import { kindLabels, reasonOf } from '../words.ts';
import type { Case, CaseRecord, Past } from './case.ts';

const titleOf = ({ kind, levels: [from, to] }: CaseRecord): string =>
  kind === 'level' && from !== undefined && to !== undefined
    ? `级别 ${wellbeingLevels[from]} → ${wellbeingLevels[to]}`
    : kindLabels[kind];

/** All that happened to a case, latest first: what was done, who opened it, what the rules proposed. */
export function pastOf({ records, openings, proposed, createTime }: Case): Past[] {
  const done = records.map((record): Past => ({
    key: record.recordNo,
    time: record.happenedAt,
    title: titleOf(record),
    text: `${record.userName}${record.place && `，${record.place}`}：${record.note}`,
    kind: record.kind,
  }));
  const opened = openings.map(({ time, userName, ...opening }, index): Past => ({
    key: `opening ${index}`,
    time,
    title: opening.act === 'open' ? '打开正文' : '打印',
    text: `${userName}，${reasonOf(opening)}`,
    kind: 'open',
  }));
  const rules: Past = {
    key: 'rules',
    time: createTime,
    title: `规则建议 ${wellbeingLevels[proposed]}`,
    text: '收到时由规则判断，供研判参考',
    kind: 'rules',
  };
  return [...done, ...opened, rules].sort((one, other) => (one.time < other.time ? 1 : -1));
}
