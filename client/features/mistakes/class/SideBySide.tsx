import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { AnswerPicture } from '../../marking/picture/AnswerPicture.tsx';
import { BookLink } from '../../../filters/BookLink.tsx';
import { EnlargedPicture } from '../EnlargedPicture.tsx';
import { answerText, countText, type WrongAnswers } from './answers.ts';
import styles from './open.module.css';

/** Wrong answers as they were written, those alike beside each other, each under its name. */
export function SideBySide({
  answers,
  questionId,
}: {
  answers: readonly WrongAnswers[];
  questionId: string;
}): ReactNode {
  const { close } = useDialog();
  return (
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
                <b>
                  <BookLink studentId={one.studentId} questionId={questionId} onFollow={close}>
                    {one.studentName}
                  </BookLink>
                </b>
                {one.pictures.map((picture) => (
                  <EnlargedPicture key={`${picture.kind} ${picture.index}`} title={one.studentName}>
                    <AnswerPicture answer={one} picture={picture} />
                  </EnlargedPicture>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
