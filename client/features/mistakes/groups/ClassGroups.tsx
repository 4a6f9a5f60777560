import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { LoadingState } from '../../../components/state/LoadingState.tsx';
import type { Groups } from './arrangement.ts';
import { GroupCard } from './GroupCard.tsx';
import { GroupsLead } from './GroupsLead.tsx';
import { StudentChip } from './StudentChip.tsx';
import type { MistakeGroups } from './use-groups.ts';
import styles from './groups.module.css';

const skeleton = (
  <Card>
    <LoadingState lines={6} height={72} />
  </Card>
);

/** The groups of a class side by side, and below them who is in none. */
export const ClassGroups = ({ groups }: { groups: MistakeGroups }): ReactNode => (
  <Loaded answer={groups.answer} what="学习小组" skeleton={skeleton}>
    {(data) =>
      data.withMistakes === 0 && data.groups.length === 0 ? (
        <Card>
          <EmptyState text="这个班在所选学期没有未掌握的错题。作业发布成绩后，错题相近的学生会分在一组；也可以在页面顶部换一个学期。" />
        </Card>
      ) : (
        <>
          <GroupsLead data={data} />
          <div className={styles.groups}>
            {data.groups.map((group) => (
              <GroupCard key={group.key} group={group} data={data} groups={groups} />
            ))}
          </div>
          <Rest data={data} groups={groups} />
        </>
      )
    }
  </Loaded>
);

/** Who is in no group: with mistakes that have come since, and without any. */
function Rest({ data, groups: { move } }: { data: Groups; groups: MistakeGroups }): ReactNode {
  const inNone = data.without.map((student) => ({ ...student, mistakes: 0, sharedMistakes: 0, isMoved: false }));
  return (
    <>
      {data.apart.length > 0 && (
        <Card title={`还没有分组 ${data.apart.length} 人`}>
          <ul className={styles.members} aria-label="还没有分组">
            {data.apart.map((student) => (
              <StudentChip key={student.studentId} student={student} groups={data.groups} move={move} />
            ))}
          </ul>
        </Card>
      )}
      {inNone.length > 0 && (
        <Card title={`没有未掌握的错题 ${inNone.length} 人`}>
          <ul className={styles.members} aria-label="没有未掌握的错题">
            {inNone.map((student) => (
              <StudentChip key={student.studentId} student={student} groups={data.groups} move={move} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
