import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getSubmission } from '../../../../contracts/wrongbook/marking.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { NothingChosen } from '../../../components/state/NothingChosen.tsx';
import { pathTo } from '../../../session/paths.ts';
import type { Submission } from '../marks.ts';

interface Props {
  title: string;
  children: (submission: Submission) => ReactNode;
}

/** Shows its content once the sheet that the address names is at hand. */
export function LoadedSubmission({ title, children }: Props): ReactNode {
  const [address] = useSearchParams();
  const submissionId = address.get('submissionId') ?? '';
  const answer = useCall(getSubmission, submissionId === '' ? null : { submissionId }, { keepPreviousData: false });
  if (answer.data) return children(answer.data);
  return (
    <Screen title={title}>
      {submissionId === '' ? (
        <NothingChosen text="没有选择答卷，请从作业的学生名单打开一份。" to={pathTo('assignments')} action="选择作业" />
      ) : (
        <Card>
          <Loaded answer={answer} what="答卷">
            {() => null}
          </Loaded>
        </Card>
      )}
    </Screen>
  );
}
