import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { NothingChosen } from '../../../components/state/NothingChosen.tsx';
import { pathTo } from '../../../session/paths.ts';
import { assessmentOf } from '../assessment.ts';
import { QuestionMarking } from './QuestionMarking.tsx';
import { PaperPicker } from '../PaperPicker.tsx';
import { QueueNote } from '../QueueNote.tsx';
import { useWork } from '../work/use-work.ts';
import { WorkScreen } from '../work/WorkScreen.tsx';

const title = '按题批改';

/** 按题批改: all answers to one question side by side. */
export function MarkingScreen(): ReactNode {
  const [address] = useSearchParams();
  const assignmentId = address.get('assignmentId') ?? '';
  if (assignmentId !== '') return <Marking key={assignmentId} assignmentId={assignmentId} />;
  return (
    <Screen title={title}>
      <NothingChosen text="没有选择作业，请从作业列表打开一份来批改。" to={pathTo('assignments')} action="选择作业" />
    </Screen>
  );
}

function Marking({ assignmentId }: { assignmentId: string }): ReactNode {
  const answer = useWork(assignmentId);
  return (
    <WorkScreen
      work={answer.data}
      current="mark"
      title={title}
      compact
      fill
      actions={
        <>
          <QueueNote />
          {answer.data && <PaperPicker assessment={assessmentOf(answer.data)} />}
        </>
      }
    >
      <Loaded answer={answer} what="作业">
        {(assignment) => <QuestionMarking assessment={assessmentOf(assignment)} />}
      </Loaded>
    </WorkScreen>
  );
}
