import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { formatNumber, formatScore } from '../../../contracts/figure-text.ts';
import { previewPracticePaper } from '../../../contracts/wrongbook/practice.ts';
import { useCall } from '../../api/use-call.ts';
import { Panel } from '../../components/page/Panel.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { LoadingState } from '../../components/state/LoadingState.tsx';
import { sectionsOf } from '../paper-builder/paper-building.ts';
import { AnswerSwitch } from '../paper-builder/papers/AnswerSwitch.tsx';
import { PaperSheet } from '../paper-builder/papers/PaperSheet.tsx';
import styles from './practice.module.css';
import type { ChangeRule } from './RuleForm.tsx';
import { NoPaper } from './NoPaper.tsx';
import { hasPractice, shortfallText, type PracticePreview, type Practising } from './students.ts';
import type { Practice, PracticeInput } from './use-practice.ts';

type Paper = DataOf<typeof previewPracticePaper>;

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

interface ShownProps {
  input: PracticeInput;
  /** undefined for the paper of the class. */
  student: Practising | undefined;
  withAnswers: boolean;
  met: number | undefined;
}

function ShownPaper({ input, student, withAnswers, met }: ShownProps): ReactNode {
  const answer = useCall(
    previewPracticePaper,
    { ...input, ...(student && { studentId: student.studentId }) },
    { keepPreviousData: false },
  );
  return (
    <Loaded answer={answer} what="试卷" skeleton={<LoadingState lines={12} height={28} />}>
      {(paper) => (
        <div className={styles.paper} role="region" aria-label="试卷" tabIndex={0}>
          <p className={styles.amounts}>
            {amountsText(paper)}
            {met !== undefined && met > 0 && `，其中 ${met} 题有人做过`}
          </p>
          {paper.shortfall.length > 0 && <p className={styles.short}>题库不够：{shortfallText(paper.shortfall)}</p>}
          <PaperSheet
            title={student ? `${student.studentName}的错题巩固` : '错题巩固'}
            sections={sectionsOf(paper)}
            withAnswers={withAnswers}
          />
        </div>
      )}
    </Loaded>
  );
}

const amountsText = ({ questionCount, score, minutes }: Paper): string =>
  `${formatNumber(questionCount)} 题，${formatScore(score)} 分，约 ${formatNumber(minutes)} 分钟`;
