import type { ReactNode } from 'react';
import { RichText } from '../../../../components/rich-text/RichText.tsx';
import { AnswerPicture } from '../../../marking/picture/AnswerPicture.tsx';
import { answerText, groupedAnswers, type MistakeDetail, type WrongAnswers } from '../answers.ts';
import { answerName } from './stage.ts';
import type { LectureControls } from './use-lecture.ts';
import styles from './lecture.module.css';

const most = 3;

/** Wrong answers beside each other without names; what is wrong with them is said with the solution only. */
export function NamelessAnswers({ controls, detail }: { controls: LectureControls; detail: MistakeDetail }): ReactNode {
  const { typical } = groupedAnswers(detail.answers, most);
  const { enlarged, stage } = controls;
  if (typical.length === 0) return <p className={styles.none}>这道题没有可以展示的作答内容。</p>;
  return (
    <div className={styles.answers} data-enlarged={enlarged !== null || undefined}>
      {typical.map((one, index) =>
        enlarged === null || enlarged === index || enlarged >= typical.length ? (
          <Nameless
            key={`${one.kind} ${one.answer}`}
            answers={one}
            name={answerName(index)}
            controls={controls}
            isSolved={stage.step > 1}
          />
        ) : null,
      )}
    </div>
  );
}

interface Props {
  answers: WrongAnswers;
  name: string;
  controls: LectureControls;
  isSolved: boolean;
}

function Nameless({ answers, name, controls: { isHandwritten, hasCounts }, isSolved }: Props): ReactNode {
  const written = answers.students.find(({ pictures }) => pictures.length > 0);
  const isShown = isHandwritten && written !== undefined;
  return (
    <figure className={styles.answer}>
      <div className={styles.answerHead}>
        <b>{name}</b>
        {hasCounts && <span>{answers.count} 人次</span>}
      </div>
      {isShown && <AnswerPicture answer={written} picture={written.pictures[0]!} />}
      {(!isShown || answers.kind === 'text') && (
        <p className={styles.set}>
          <RichText text={answerText(answers)} />
        </p>
      )}
      {isSolved && answers.error !== '' && (
        <figcaption>
          <RichText text={answers.error} />
        </figcaption>
      )}
    </figure>
  );
}
