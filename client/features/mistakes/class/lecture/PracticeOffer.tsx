import type { ReactNode } from 'react';
import { practiceMode } from '../../../../../contracts/constants/assignments.ts';
import { ButtonLink } from '../../../../components/page/links.tsx';
import { practicePath } from '../../../practice/practice-path.ts';
import styles from './lecture.module.css';

/** What comes after the last question: practice of questions like those that were talked over. */
export const PracticeOffer = ({ questionIds }: { questionIds: readonly string[] }): ReactNode => (
  <p className={styles.offer}>
    <ButtonLink size="md" to={practicePath({ way: 'questions', questionIds, practiceMode: practiceMode.extend })}>
      用讲过的 {questionIds.length} 题布置举一反三
    </ButtonLink>
  </p>
);
