import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import type { Course } from '../../../session/courses.ts';
import { SubjectActs } from './SubjectActs.tsx';
import { SubjectRow } from './SubjectRow.tsx';
import type { PaperItem } from '../../paper-builder/papers/PaperTable.tsx';
import { TimetablePicture } from './TimetablePicture.tsx';
import { TimetableConflicts } from './TimetableConflicts.tsx';
import type { PlanEditing } from './use-plan.ts';
import { useConflicts } from './use-conflicts.ts';
import styles from './setup.module.css';

interface Props {
  editing: PlanEditing;
  courses: readonly Course[];
  papers: readonly PaperItem[];
  isFixed: boolean;
  /** The exam that is planned anew; "" for a new one. */
  examId: string;
}

/** The subjects with their times and papers, the timetable as a picture, and what it asks for twice. */
export function SubjectFields({ editing, courses, papers, isFixed, examId }: Props): ReactNode {
  const { plan, faults, change } = editing;
  const { conflicts, fault } = useConflicts(plan, examId);
  return (
    <Card title="科目和时间" aside={!isFixed && <SubjectActs plan={plan} courses={courses} change={change} />}>
      {plan.subjects.length === 0 ? (
        <Text
          size="sm"
          c={faults.subjects ? 'red.9' : 'dimmed'}
          data-fault={faults.subjects ? true : undefined}
          tabIndex={-1}
        >
          {plan.gradeId === '' ? '先选年级，再添加科目。' : '请添加科目：每科一行，写上时间、满分和试卷。'}
        </Text>
      ) : (
        <>
          <div className={styles.rows} role="group" aria-label="科目">
            {plan.subjects.map((subject, index) => (
              <SubjectRow
                key={subject.courseId}
                subject={subject}
                index={index}
                editing={editing}
                course={courses.find(({ courseId }) => courseId === subject.courseId)}
                papers={papers}
                isFixed={isFixed}
                remove={() => change({ subjects: plan.subjects.filter((_, place) => place !== index) })}
              />
            ))}
          </div>
          {faults.subjects && (
            <Text size="sm" c="red.9" role="alert" data-fault tabIndex={-1}>
              {faults.subjects}
            </Text>
          )}
          <TimetableConflicts conflicts={conflicts} fault={fault} />
          <TimetablePicture subjects={plan.subjects} courses={courses} conflicts={conflicts} />
        </>
      )}
    </Card>
  );
}
