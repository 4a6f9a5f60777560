import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getExam } from '../../../../contracts/wrongbook/exams/exams.ts';
import { useCall } from '../../../api/use-call.ts';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { NothingChosen } from '../../../components/state/NothingChosen.tsx';
import { pathTo } from '../../../session/paths.ts';
import { ExamScreen } from '../frame/ExamScreen.tsx';
import { ExamReport } from './ExamReport.tsx';
import { ExamReportActions, SlipsLink } from './ExamReportActions.tsx';

const title = '考试报告';

/** 考试报告: what an exam tells of a school, its classes, subjects, questions and students. */
export function ExamReportScreen(): ReactNode {
  const [address] = useSearchParams();
  const examId = address.get('examId') ?? '';
  if (examId !== '') return <OfExam key={examId} examId={examId} />;
  return (
    <Screen title={title}>
      <NothingChosen text="先选一次考试，这里是它的报告。" to={pathTo('exams')} action="选考试" />
    </Screen>
  );
}

function OfExam({ examId }: { examId: string }): ReactNode {
  const answer = useCall(getExam, { examId });
  return (
    <ExamScreen
      exam={answer.data}
      current="report"
      title={title}
      actions={answer.data && <ExamReportActions exam={answer.data} />}
      main={answer.data && <SlipsLink exam={answer.data} />}
    >
      <Loaded answer={answer} what="考试" isPage>
        {(exam) => <ExamReport exam={exam} />}
      </Loaded>
    </ExamScreen>
  );
}
