import type { ReactNode } from 'react';
import { getQuestionGroup } from '../../../../contracts/wrongbook/question-groups.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { QuestionAnswer } from './QuestionAnswer.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import styles from './question.module.css';

interface Props {
  groupId: string;
  /** Shows the beginning alone. */
  clipped?: boolean;
}

/** The passage or figure of a group. Each is loaded by itself: lists of questions name it only. */
export function GroupPassage({ groupId, clipped = false }: Props): ReactNode {
  const answer = useCall(getQuestionGroup, { groupId });
  return (
    <div className={styles.passage} data-clipped={clipped || undefined}>
      <Loaded answer={answer} what="题组">
        {({ passage, transcript, figure }) => (
          <>
            {(passage !== '' || figure !== '') && <QuestionBody question={{ stem: passage, options: [], figure }} />}
            {transcript !== '' && <Transcript text={transcript} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** What is read aloud: teachers see it, papers for students leave it out. */
function Transcript({ text }: { text: string }): ReactNode {
  return (
    <>
      <p className={styles.transcript}>听力原文（学生的试卷上没有）</p>
      <QuestionBody question={{ stem: text, options: [], figure: '' }} />
    </>
  );
}

/** The questions of a group with their answers. */
export function GroupParts({ groupId }: Pick<Props, 'groupId'>): ReactNode {
  const answer = useCall(getQuestionGroup, { groupId });
  return (
    <Loaded answer={answer} what="题组">
      {({ questions }) => (
        <ol className={styles.parts}>
          {questions.map((question, index) => (
            <li key={question.id}>
              <QuestionBody question={question} number={index + 1} />
              <QuestionAnswer question={question} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
