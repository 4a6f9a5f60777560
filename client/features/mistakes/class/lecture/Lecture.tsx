import { useIdle } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { getClassMistake } from '../../../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../../../api/use-call.ts';
import { DialogHost } from '../../../../components/dialog/DialogHost.tsx';
import { ShortcutHelp } from '../../../../components/page/ShortcutHelp.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import type { ClassBook } from '../use-class-book.ts';
import { LectureFoot } from './LectureFoot.tsx';
import { LectureHead } from './LectureHead.tsx';
import { LectureSteps } from './LectureSteps.tsx';
import { useLectureKeys } from './lecture-keys.ts';
import { useAlone, useLecture } from './use-lecture.ts';
import styles from './lecture.module.css';

interface Props {
  book: ClassBook;
  questionIds: readonly string[];
  /** The question that is talked over, by the address. */
  at: string;
}

/** Milliseconds without a move after which the keys at the foot fade. */
const quiet = 3_000;

/** 讲评: one question fills the window, step by step, and no student is named. */
export function Lecture({ book, questionIds, at }: Props): ReactNode {
  const controls = useLecture(questionIds, at);
  const answer = useCall(getClassMistake, book.detailInput(controls.questionId), { keepPreviousData: false });
  const { keys, discussed } = useLectureKeys(controls, book.lesson);
  const isIdle = useIdle(quiet, { initialState: false });
  const content = useAlone(controls);
  return createPortal(
    <>
      <div
        className={styles.frame}
        style={{ '--scale': controls.scale } as CSSProperties}
        role="main"
        aria-label="讲评"
        data-idle={isIdle || undefined}
      >
        <LectureHead
          controls={controls}
          discussed={discussed}
          points={answer.data?.question.points.map(({ name }) => name) ?? []}
        />
        <div ref={content} className={styles.body} tabIndex={0} role="group" aria-label="讲评内容">
          <Loaded answer={answer} what="题目">
            {(detail) => <LectureSteps controls={controls} detail={detail} />}
          </Loaded>
        </div>
        <LectureFoot keys={keys} />
      </div>
      <ShortcutHelp />
      <DialogHost />
    </>,
    document.body,
  );
}
