import { SimpleGrid, Text } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { assignmentTypes } from '../../../../contracts/constants/assignments.ts';
import styles from './type-choice.module.css';
import { creatingPath } from './origin.ts';
import { isSupported, type Lesson, type TaskType } from './lessons.ts';

interface Props {
  lessons: readonly Lesson[];
  taskType: TaskType;
}

/** The four types; each keeps its own draft, so that going from one to another loses nothing. */
export function TypeChoice({ lessons, taskType }: Props): ReactNode {
  const label = useId();
  const navigate = useNavigate();
  return (
    <div role="radiogroup" aria-labelledby={label}>
      <Text size="sm" fw={500} id={label}>
        类型
      </Text>
      <SimpleGrid cols={4} spacing="sm" mt={8}>
        {assignmentTypes.map((type) => {
          const isChosen = type.taskType === taskType;
          const isOffered = lessons.some(({ subjectId }) => isSupported(type.taskType, subjectId));
          return (
            <button
              key={type.type}
              type="button"
              role="radio"
              aria-checked={isChosen}
              disabled={!isOffered && !isChosen}
              className={styles.type}
              onClick={() => void navigate(creatingPath({ taskType: type.taskType }) ?? '/')}
            >
              <strong>{type.title}</strong>
              <span>{isOffered ? type.desc[0] : '任教的课程没有这类作业'}</span>
            </button>
          );
        })}
      </SimpleGrid>
    </div>
  );
}
