import type { ReactNode } from 'react';
import { assignmentTags, practiceModeLabels, taskType } from '../../../../contracts/constants/assignments.ts';
import { classesText } from '../list/assignment.ts';
import styles from './create.module.css';
import { typeOf, type Lesson } from './lessons.ts';
import { summaryOf } from '../../paper-builder/paper-summary.ts';
import type { Work } from './use-draft.ts';

/** What will be set, in short. */
export function WorkFacts({ work: { draft, title }, lesson }: { work: Work; lesson: Lesson }): ReactNode {
  const classes = lesson.classes.filter(({ id }) => draft.classIds.includes(id));
  const facts: [string, string][] = [
    ['类型', typeOf(draft.taskType).title],
    ['名称', title],
    ['课程', `${lesson.gradeName}${lesson.courseName}`],
    ['班级', classesText({ classes, gradeName: lesson.gradeName })],
    ['场景', assignmentTags.find(({ value }) => value === draft.tag)?.label ?? '-'],
    ['截止日期', draft.dueDate === '' ? '不限' : draft.dueDate],
    ...contentOf(draft),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function contentOf({ taskType: type, practice, sections }: Work['draft']): [string, string][] {
  if (type === taskType.errorNote) {
    return [
      ['方式', practiceModeLabels[practice.practiceMode]],
      ['范围', `最近 ${practice.days} 天的错题，每人最多 ${practice.perStudent} 题`],
    ];
  }
  const { count, total } = summaryOf(sections);
  return [['试卷', `${count} 题，${total} 分`]];
}
