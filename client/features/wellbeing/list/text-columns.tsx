import type { ReactNode } from 'react';
import { now } from '../../../api/clock.ts';
import { dayOf } from '../../../components/days.ts';
import type { Column } from '../../../components/table/columns.ts';
import { nameOr } from '../hidden-names.ts';
import { LevelMark } from '../LevelMark.tsx';
import { momentOf, nextOf, stateLabels } from '../words.ts';
import type { TextItem } from './use-wellbeing.ts';
import styles from '../wellbeing.module.css';

/** Whether the next step should have been taken. */
const isLate = ({ nextAt, state, level }: TextItem): boolean =>
  state !== 'closed' && level > 0 && nextAt !== '' && Date.parse(`${nextAt.replace(' ', 'T')}+08:00`) < now();

function State({ row }: { row: TextItem }): ReactNode {
  if (row.level === 0 && row.state === 'unread') return null;
  if (row.state === 'unread') return <span className={styles.unread}>{stateLabels.unread}</span>;
  return isLate(row) ? <span className={styles.late}>已逾期</span> : stateLabels[row.state];
}

/** What the list shows of a text: never what it says. */
export const textColumns = (areHidden: boolean): readonly Column<TextItem>[] => [
  { key: 'level', title: '级别', width: 84, sortable: true, render: ({ level }) => <LevelMark level={level} /> },
  {
    key: 'studentName',
    title: '学生',
    width: 72,
    render: ({ studentName, studentId, state, level }) => {
      const name = nameOr(areHidden, studentName, studentId);
      return state === 'unread' && level > 0 ? <b>{name}</b> : name;
    },
  },
  { key: 'className', title: '班级', width: 84 },
  { key: 'source', title: '来源', width: 72 },
  { key: 'writtenAt', title: '写于', width: 98, sortable: true, render: ({ writtenAt }) => momentOf(writtenAt) },
  { key: 'moods', title: '情绪', width: 90, render: ({ moods }) => moods.join('、') },
  { key: 'themes', title: '主题', render: ({ themes }) => themes.join('、') },
  { key: 'state', title: '跟进', width: 94, render: (row) => <State row={row} /> },
  {
    key: 'nextAt',
    title: '下一步',
    width: 128,
    sortable: true,
    render: (row) => (
      <span className={isLate(row) ? styles.late : undefined}>
        {nextOf(row.nextStep, row.nextAt, dayOf(new Date(now())))}
      </span>
    ),
  },
];
