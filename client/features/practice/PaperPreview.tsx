import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Panel } from '../../components/page/Panel.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { LoadingState } from '../../components/state/LoadingState.tsx';
import { AnswerSwitch } from '../paper-builder/papers/AnswerSwitch.tsx';
import type { ChangeRule } from './rule.ts';
import styles from './practice.module.css';
import { NoPaper } from './NoPaper.tsx';
import { ShownPaper } from './ShownPaper.tsx';
import { hasPractice, type PracticePreview, type Practising } from './students.ts';
import type { Practice } from './use-practice.ts';

interface Props {
  practice: Practice;
  change?: ChangeRule | undefined;
  /** Whose paper is shown; undefined where nobody gets any. */
  student: Practising | undefined;
  turn: (by: 1 | -1) => void;
}

/** The paper of one student, or that of the class, as it will be set. */
export function PaperPreview({ practice, change, student, turn }: Props): ReactNode {
  const [withAnswers, setWithAnswers] = useState(false);
  const { input, chosen, rule } = practice;
  const isCommon = rule.scope === 'class';
  return (
    <Panel
      label="试卷预览"
      head={
        <div className={styles.paperHead}>
          {student && !isCommon && (
            <>
              <Turn label="上一名学生" by={-1} turn={turn} />
              <Turn label="下一名学生" by={1} turn={turn} />
            </>
          )}
          <h2>{isCommon ? '全班一份' : (student?.studentName ?? '试卷预览')}</h2>
          <AnswerSwitch checked={withAnswers} onChange={setWithAnswers} />
        </div>
      }
    >
      {input === null ? (
        <NoPaper practice={practice} change={change} />
      ) : (
        <Loaded answer={chosen} what="练习" skeleton={<LoadingState lines={12} height={28} />}>
          {(preview) =>
            preview.students.some(hasPractice) || (preview.common?.questionCount ?? 0) > 0 ? (
              <>
                <Withdrawn withdrawn={preview.withdrawn} />
                {(isCommon || student) && (
                  <ShownPaper
                    input={input}
                    student={isCommon ? undefined : student}
                    withAnswers={withAnswers}
                    met={preview.common?.metCount}
                  />
                )}
              </>
            ) : (
              <NoPaper practice={practice} change={change} preview={preview} />
            )
          }
        </Loaded>
      )}
    </Panel>
  );
}

interface TurnProps {
  label: string;
  by: 1 | -1;
  turn: (by: 1 | -1) => void;
}

const Turn = ({ label, by, turn }: TurnProps): ReactNode => (
  <ActionIcon variant="default" size="md" aria-label={label} onClick={() => turn(by)}>
    {by < 0 ? <IconChevronLeft size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
  </ActionIcon>
);

const Withdrawn = ({ withdrawn }: Pick<PracticePreview, 'withdrawn'>): ReactNode =>
  withdrawn.length > 0 && (
    <p className={styles.withdrawn} role="status">
      {withdrawn.length} 道错题已从题库删除，不会出现在试卷里。
    </p>
  );
