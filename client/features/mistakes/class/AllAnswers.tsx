import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import type { MistakeDetail } from './answers.ts';
import { SideBySide } from './SideBySide.tsx';
import styles from './open.module.css';

/** The way to all wrong answers and who gave them. */
export const AllAnswers = ({ detail }: { detail: MistakeDetail }): ReactNode => (
  <Anchor
    component="button"
    type="button"
    fz="sm"
    className={styles.all}
    onClick={() => void openDialog(<SideBySide answers={detail.answers} questionId={detail.question.id} />)}
  >
    全部错答和名单（{detail.wrong} 人次）
  </Anchor>
);
