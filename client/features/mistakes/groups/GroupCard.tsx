import { Anchor, Button } from '@mantine/core';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { OneLine } from '../../../components/rich-text/OneLine.tsx';
import { openQuestion } from '../open-question.tsx';
import { reasonOf, type Group, type Groups } from './arrangement.ts';
import { renameGroup } from './rename.tsx';
import { setPractice } from './set-practice.tsx';
import { SharedPoints } from './SharedPoints.tsx';
import { StudentChip } from './StudentChip.tsx';
import { useDrop } from './use-drop.ts';
import type { MistakeGroups } from './use-groups.ts';
import styles from './groups.module.css';

interface Props {
  group: Group;
  data: Groups;
  groups: MistakeGroups;
}

/** A group: why it is together, a question for an example, who is in it, and what it practises. */
export function GroupCard({ group, data, groups: { lesson, move, rename } }: Props): ReactNode {
  const { key, name, members, points, question } = group;
  const { isOver, target } = useDrop((student) => {
    if (!members.some(({ studentId }) => studentId === student.studentId)) void move(student, key);
  });
  return (
    <article className={styles.group} aria-label={name} data-over={isOver || undefined} {...target}>
      <header>
        <h2>{name}</h2>
        <button
          type="button"
          className={styles.rename}
          aria-label={`给“${name}”改名`}
          onClick={() => renameGroup(name, (next) => rename(key, next))}
        >
          <IconPencil size={15} aria-hidden />
        </button>
        <span>{members.length} 人</span>
      </header>
      <p className={styles.reason}>{reasonOf(group)}</p>
      <SharedPoints points={points} members={members.length} classMembers={data.withMistakes} />
      {question && (
        <p className={styles.question}>
          <span>典型错题 {question.students} 人错</span>
          <OneLine text={question.stem} />
          <Anchor component="button" type="button" inherit onClick={() => void openQuestion(question.questionId)}>
            看题
          </Anchor>
        </p>
      )}
      <ul className={styles.members} aria-label={`${name}的学生`}>
        {members.map((student) => (
          <StudentChip key={student.studentId} student={student} groups={data.groups} own={key} move={move} />
        ))}
      </ul>
      <footer>
        <Button
          size="xs"
          variant="light"
          leftSection={<IconPrinter size={15} aria-hidden />}
          disabled={points.length === 0}
          onClick={() => void setPractice(lesson, group)}
        >
          布置练习
        </Button>
      </footer>
    </article>
  );
}
