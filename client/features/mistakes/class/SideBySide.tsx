import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { AnswerPicture } from '../../marking/picture/AnswerPicture.tsx';
import { answerText, countText, type WrongAnswers } from './answers.ts';
import styles from './open.module.css';

/** Wrong answers as they were written, those alike beside each other, each under its name. */
export const SideBySide = ({ answers }: { answers: readonly WrongAnswers[] }): ReactNode => (
  <Dialog title="错答并排" size={1080} drawer closing="关闭">
    {answers.map((group) => (
      <section key={`${group.kind} ${group.answer}`} className={styles.group}>
        <h3>
          <RichText text={answerText(group)} /> <small>{countText(group)}</small>
          {group.error !== '' && (
            <small>
              <RichText text={group.error} />
            </small>
          )}
        </h3>
        <ul className={styles.crops}>
          {group.students.map((one) => (
            <li key={one.submissionId}>
              <b>{one.studentName}</b>
              {one.pictures.map((picture) => (
                <AnswerPicture key={`${picture.kind} ${picture.index}`} answer={one} picture={picture} />
              ))}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Dialog>
);
