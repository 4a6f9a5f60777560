import { Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResponseId } from '../marks.ts';
import { AnswerPicture } from '../picture/AnswerPicture.tsx';
import styles from './dictation.module.css';
import type { Dictation } from './use-dictation.ts';

const verdicts = { right: '✓ 对', wrong: '✗ 错', open: '？ 待定' } as const;

/** One cell a word, with its picture and how it is judged; the one at hand larger below. */
export function WordCells({ dictation, answer }: { dictation: Dictation; answer: ResponseId }): ReactNode {
  const { words, at, goTo, flip } = dictation;
  const current = words[at]!;
  return (
    <>
      <div className={styles.cells} role="group" aria-label="听写的词">
        {words.map(({ expected, verdict, picture }, index) => (
          <UnstyledButton
            key={index}
            className={styles.cell}
            data-verdict={verdict}
            aria-current={index === at || undefined}
            aria-label={`第 ${index + 1} 个 ${expected}，${verdicts[verdict]}`}
            onClick={() => (index === at ? flip(index) : goTo(index))}
          >
            {picture && <AnswerPicture answer={answer} picture={picture} />}
            <span className={styles.line}>
              <span>
                {(index + 1) % 10} {expected}
              </span>
              <b>{verdicts[verdict]}</b>
            </span>
          </UnstyledButton>
        ))}
      </div>
      {current.picture && (
        <div className={styles.large}>
          <AnswerPicture
            answer={answer}
            picture={{ ...current.picture, width: current.picture.width * 2, height: current.picture.height * 2 }}
          />
        </div>
      )}
      <Text size="sm" c="dimmed">
        第 {at + 1} 个“{current.expected}”{current.given === '' ? '' : `，读作“${current.given}”`}
      </Text>
    </>
  );
}
