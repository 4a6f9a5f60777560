import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { getPublishing } from '../../../../contracts/wrongbook/marking.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { Known } from './Known.tsx';

interface Props {
  work: Pick<DataOf<typeof getAssignment>, 'id' | 'title'>;
}

/** Asks before scores are published, and names what is doubtful about them. */
export function PublishDialog({ work }: Props): ReactNode {
  const answer = useCall(getPublishing, { assignmentId: work.id }, { keepPreviousData: false });
  return (
    <Dialog title={`发布“${work.title}”的成绩`} size={760}>
      <Loaded answer={answer} what="批改情况">
        {(publishing) => <Known work={work} publishing={publishing} />}
      </Loaded>
    </Dialog>
  );
}
