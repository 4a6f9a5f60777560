import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getSubmission } from '../../../../contracts/wrongbook/marking.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
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
      <Card>
        {submissionId === '' ? (
          <EmptyState text="没有选择答卷，请从作业的名单进入。" />
        ) : (
          <Loaded answer={answer} what="答卷">
            {() => null}
          </Loaded>
        )}
      </Card>
    </Screen>
  );
}
