import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listExamScoring } from '../../../../contracts/wrongbook/exams/scores.ts';
import { useCall } from '../../../api/use-call.ts';
import { Columns } from '../../../components/page/Columns.tsx';
import { Panel } from '../../../components/page/Panel.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import { ScoreHead } from './ScoreHead.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import type { Scoring } from './scores.ts';
import { SubjectList } from './SubjectList.tsx';

/** What is typed is seen to first. */
const nextOf = (subjects: readonly Scoring[]): Scoring =>
  subjects.find(({ hasSheets, missingCount }) => !hasSheets && missingCount > 0) ?? subjects[0]!;

/** 成绩: scores of each subject as they come in, typed, by code reader or by workbook, and who was away. */
export function ExamScoresPanel({ exam }: { exam: ExamDetail }): ReactNode {
  if (exam.state === 'planned') return <EmptyState text="考试还在筹备，完成印制以后就可以登记成绩。" />;
  if (!exam.isLeader) return <EmptyState text="成绩由考试负责人登记；发布以后可以在报告里看。" />;
  return <Scores exam={exam} />;
}

function Scores({ exam }: { exam: ExamDetail }): ReactNode {
  const [address, setAddress] = useSearchParams();
  const answer = useCall(listExamScoring, { examId: exam.id });
  const choose = (subjectId: string): void => {
    const next = new URLSearchParams(address);
    for (const name of ['current', 'show', 'keyword', 'classId']) next.delete(name);
    next.set('subjectId', subjectId);
    setAddress(next);
  };
  return (
    <Loaded answer={answer} what="成绩">
      {(subjects) => {
        const chosen = subjects.find(({ subjectId }) => subjectId === address.get('subjectId')) ?? nextOf(subjects);
        const of = { examId: exam.id, subjectId: chosen.subjectId };
        return (
          <Columns widths="248px minmax(0, 1fr)" wide="288px minmax(0, 1fr)">
            <SubjectList subjects={subjects} chosen={chosen.subjectId} choose={choose} />
            <Panel
              key={chosen.subjectId}
              label={`${chosen.courseName}成绩`}
              head={<ScoreHead exam={exam} of={of} subject={chosen} />}
            >
              <ScoreTable exam={exam} of={of} subject={chosen} />
            </Panel>
          </Columns>
        );
      }}
    </Loaded>
  );
}
