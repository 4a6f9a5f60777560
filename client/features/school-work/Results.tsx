import type { ReactNode } from 'react';
import { ClassResults } from '../reports/ClassResults.tsx';
import { Figure } from '../../components/figures/Figure.tsx';
import { Figures } from '../../components/figures/Figures.tsx';
import { StatisticFigure } from '../reports/StatisticFigure.tsx';
import { formatRate } from '../../../contracts/figure-text.ts';
import { pathTo } from '../../session/paths.ts';
import { Sections } from '../reports/Sections.tsx';
import { ClassStudents } from './ClassStudents.tsx';
import type { SchoolWorkDetail } from './school-work.ts';

/** Completion, the classes side by side, and the students behind the figures. */
export function Results({ detail }: { detail: SchoolWorkDetail }): ReactNode {
  const { assignment, classes } = detail;
  return (
    <Sections>
      <Counts detail={detail} />
      <ClassResults
        classes={classes}
        pathOf={(classId) => pathTo('schoolWorkResults', { assignmentId: assignment.id, classId })}
      />
      <ClassStudents detail={detail} />
    </Sections>
  );
}

function Counts({ detail: { assignment, classes } }: { detail: SchoolWorkDetail }): ReactNode {
  const { id, studentCount, submittedCount, absentCount } = assignment;
  const marked = classes.reduce((sum, { completion }) => sum + completion.marked, 0);
  const to = (state: string) => pathTo('schoolWorkResults', { assignmentId: id, state });
  return (
    <Figures label="完成情况">
      <StatisticFigure
        name="completion"
        value={formatRate(studentCount === 0 ? null : submittedCount / studentCount)}
        note={`已交 ${submittedCount}/${studentCount} 人`}
        to={to('submitted')}
      />
      <Figure label="已批完" value={String(marked)} unit="人" to={to('marked')} />
      <Figure label="未批完" value={String(submittedCount - marked)} unit="人" to={to('unmarked')} />
      <Figure label="未交" value={String(studentCount - submittedCount - absentCount)} unit="人" to={to('missing')} />
      <Figure label="缺交" value={String(absentCount)} unit="人" to={to('absent')} />
    </Figures>
  );
}
