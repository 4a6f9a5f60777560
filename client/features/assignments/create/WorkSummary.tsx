import { Flex, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { assignmentTags, taskType } from '../../../../contracts/constants/assignments.ts';
import { classesText } from '../list/assignment.ts';
import { typeOf, type Lesson } from './lessons.ts';
import { ruleText } from '../../practice/rule.ts';
import { summaryOf } from '../../paper-builder/paper-summary.ts';
import type { Work } from './use-draft.ts';

/** What will be set, in short. */
export function WorkSummary({ work: { draft, title }, lesson }: { work: Work; lesson: Lesson }): ReactNode {
  const classes = lesson.classes.filter(({ id }) => draft.classIds.includes(id));
  const lines: [string, string][] = [
    ['类型', typeOf(draft.taskType).title],
    ['名称', title],
    ['课程', `${lesson.gradeName}${lesson.courseName}`],
    ['班级', classesText({ classes, gradeName: lesson.gradeName })],
    ['场景', assignmentTags.find(({ value }) => value === draft.tag)?.label ?? '-'],
    ['截止日期', draft.dueDate === '' ? '不限' : draft.dueDate],
    ...contentOf(draft),
  ];
  return (
    <Flex component="dl" direction="column" gap={10} m={0} fz="sm">
      {lines.map(([name, value]) => (
        <Flex key={name} gap={8}>
          <Text component="dt" inherit c="dimmed" w={64} flex="none">
            {name}
          </Text>
          <Text component="dd" inherit m={0} miw={0} style={{ overflowWrap: 'anywhere' }}>
            {value}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}

function contentOf({ taskType: type, practice, sections }: Work['draft']): [string, string][] {
  if (type === taskType.errorNote) {
    return [['规则', ruleText(practice)]];
  }
  const { count, total } = summaryOf(sections);
  return [['试卷', `${count} 题，${total} 分`]];
}
