import { ActionIcon, Select, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { examWayLabels, type ExamWay } from '../../../../contracts/constants/exams.ts';
import type { Course } from '../../../session/courses.ts';
import type { PaperItem } from '../../paper-builder/papers/PaperTable.tsx';
import type { PlannedSubject } from './plan.ts';
import type { PlanEditing } from './use-plan.ts';
import { PaperField } from './PaperField.tsx';
import styles from './setup.module.css';

const ways = Object.entries(examWayLabels).map(([value, label]) => ({ value, label }));

interface Props {
  subject: PlannedSubject;
  index: number;
  editing: PlanEditing;
  course: Course | undefined;
  papers: readonly PaperItem[];
  isFixed: boolean;
  remove: () => void;
}

/** One subject: when it is sat, its full marks, and where its paper comes from. */
export function SubjectRow({ subject, index, editing, course, papers, isFixed, remove }: Props): ReactNode {
  const name = course?.courseName ?? '科目';
  const faultOf = (field: string) => editing.faults[`subjects.${index}.${field}`];
  const change = (changes: Partial<PlannedSubject>) => editing.changeSubject(index, changes);
  const text = (field: 'date' | 'from' | 'to' | 'full', label: string, isOpen = true) => ({
    'aria-label': `${name}的${label}`,
    size: 'xs' as const,
    value: subject[field],
    error: faultOf(field),
    disabled: !isOpen,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => change({ [field]: currentTarget.value }),
  });
  // A field of the browser's own would write times in the language of the browser.
  const mendTime = (field: 'from' | 'to') => () => {
    const mended = mendedTime(subject[field]);
    if (mended !== subject[field]) change({ [field]: mended });
  };
  return (
    <div className={styles.row} role="group" aria-label={name}>
      <div>
        <Text span fw={500} size="sm">
          {name}
        </Text>
        {faultOf('courseId') && (
          <Text size="xs" c="red.9" role="alert" data-fault tabIndex={-1}>
            {faultOf('courseId')}
          </Text>
        )}
      </div>
      <TextInput type="date" {...text('date', '日期')} />
      <TextInput placeholder="08:00" maxLength={5} {...text('from', '开始时间')} onBlur={mendTime('from')} />
      <TextInput placeholder="10:00" maxLength={5} {...text('to', '结束时间')} onBlur={mendTime('to')} />
      <TextInput inputMode="decimal" maxLength={6} rightSection="分" {...text('full', '满分', !isFixed)} />
      <Select
        size="xs"
        aria-label={`${name}的试卷来源`}
        data={ways}
        allowDeselect={false}
        disabled={isFixed}
        value={subject.way}
        onChange={(way) => change({ way: way as ExamWay, paperId: '' })}
      />
      <PaperField
        {...{ subject, name, papers, isFixed, change }}
        subjectId={course?.subjectId ?? ''}
        fault={faultOf('paperId')}
      />
      {!isFixed && (
        <ActionIcon variant="subtle" color="gray" aria-label={`移除${name}`} onClick={remove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}

/** Times as people type them, 8:00, 0800 and 8：00, as the call takes them. */
function mendedTime(text: string): string {
  const [, hours, minutes] = /^(\d{1,2})[:：]?(\d{2})$/.exec(text.trim()) ?? [];
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`;
}
