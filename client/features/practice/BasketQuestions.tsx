import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { OneLine } from '../../components/rich-text/OneLine.tsx';
import type { Answer } from '../../components/state/answer.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { takeOut } from '../question-bank/basket.ts';
import { nameOf } from '../question-bank/question.ts';
import type { Question } from '../question-bank/question/question.ts';
import styles from './practice.module.css';
import { RuleField } from './RuleField.tsx';

/** The questions of the basket that practice is made of. */
export const BasketQuestions = ({ basket }: { basket: Answer<Question[]> }): ReactNode => (
  <RuleField label="试题篮里的题">
    <Loaded answer={basket} what="试题篮">
      {(questions) =>
        questions.length === 0 ? (
          <EmptyState text="试题篮里没有这门课程的题。在班级错题本勾选题目，或在题库里加入试题篮。" />
        ) : (
          <>
            <p className={styles.help}>每人只练其中自己做错的；举一反三练这些错题的同类题。</p>
            <ul className={styles.basket} aria-label="试题篮">
              {questions.map((question) => (
                <li key={question.id}>
                  <OneLine text={question.stem} />
                  <ActionIcon
                    size="sm"
                    variant="subtle"
                    color="gray"
                    aria-label={`移出试题篮：${nameOf(question)}`}
                    onClick={() => void takeOut([question.id])}
                  >
                    <IconX size={14} aria-hidden />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  </RuleField>
);
