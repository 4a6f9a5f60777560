import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { StatCard } from '../../../components/page/StatCard.tsx';
import { pathTo } from '../../../session/paths.ts';
import type { BoardProps } from './roster-summary.ts';
import styles from './dashboard.module.css';

interface Props extends BoardProps {
  /** The chosen grade, "" for all. */
  gradeId: string;
}

/** The roster's figures. */
export function Figures({ summary, gradeId }: Props): ReactNode {
  const { classCount, studentCount, teacherCount, idleTeacherCount, unassignedCount, enabledCount, graduatedCount } =
    summary;
  return (
    <div className={styles.figures}>
      <StatCard
        label="班级"
        value={classCount}
        note={`${summary.grades.length} 个年级`}
        to={pathTo('classes', { gradeId })}
      />
      <StatCard
        label="在校学生"
        value={studentCount}
        note={`男 ${formatNumber(sum(summary, 'maleCount'))}，女 ${formatNumber(sum(summary, 'femaleCount'))}`}
        to={pathTo('students', { gradeId })}
      />
      <StatCard
        label="教师"
        value={teacherCount}
        note={`未任课 ${formatNumber(idleTeacherCount)}`}
        to={pathTo('teachers')}
      />
      <StatCard
        label="未分班学生"
        value={unassignedCount}
        note={unassignedCount > 0 ? '请安排班级' : '都已分班'}
        to={pathTo('students', { unassigned: '1' })}
      />
      <StatCard
        label="已启用学生"
        value={enabledCount}
        note={`未启用 ${formatNumber(Math.max(0, studentCount - enabledCount))}`}
        to={pathTo('students', { gradeId, enabled: '1' })}
      />
      <StatCard label="毕业生" value={graduatedCount} note="历届合计" to={pathTo('students', { status: '1' })} />
    </div>
  );
}

const sum = ({ grades }: BoardProps['summary'], figure: 'maleCount' | 'femaleCount'): number =>
  grades.reduce((total, grade) => total + grade[figure], 0);
