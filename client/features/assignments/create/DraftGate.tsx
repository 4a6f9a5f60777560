import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { getAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { getPaper } from '../../../../contracts/wrongbook/papers.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { LoadingState } from '../../../components/state/LoadingState.tsx';
import { copiedDraft } from './copied-draft.ts';
import { draft, forgetDraft, resumeDraft, startDraft } from './draft.ts';
import { keyOf, type Origin } from './draft-shape.ts';
import { takePaper } from './paper-actions.ts';

interface Props {
  origin: Origin;
  children: ReactNode;
}

/** Shows its content once the draft of an address is at hand: the one that was left, else a new one. */
export function DraftGate({ origin, children }: Props): ReactNode {
  const key = keyOf(origin);
  const isThere = useSnapshot(draft).key === key;
  useForgetting(key);
  if (isThere) return children;
  if (origin.copyId !== '') return <Copy id={origin.copyId} draftKey={key} />;
  if (origin.paperId !== '') return <FromPaper id={origin.paperId} draftKey={key} />;
  return <Begin key={key} begin={() => startDraft({ key, taskType: origin.taskType })} draftKey={key} />;
}

/** Work that has been set is done with once its result is left. */
function useForgetting(key: string): void {
  useEffect(
    () => () => {
      if (draft.key === key && draft.done) forgetDraft();
    },
    [key],
  );
}

interface BeginProps {
  draftKey: string;
  begin: () => void;
}

function Begin({ draftKey, begin }: BeginProps): ReactNode {
  useEffect(() => {
    if (!resumeDraft(draftKey)) begin();
  });
  return <LoadingState />;
}

interface SourceProps {
  id: string;
  draftKey: string;
}

/** A new assignment like one that there is. */
function Copy({ id, draftKey }: SourceProps): ReactNode {
  const assignment = useCall(getAssignment, { assignmentId: id }, { keepPreviousData: false });
  const paperId = assignment.data?.paperId ?? '';
  const paper = useCall(getPaper, paperId === '' ? null : { paperId }, { keepPreviousData: false });
  return (
    <Card>
      <Loaded answer={assignment} what="要复制的作业">
        {(source) => {
          const begin = () => {
            startDraft(copiedDraft(draftKey, source));
            if (paper.data) takePaper(paper.data, source.isOwn);
          };
          if (paperId === '') return <Begin draftKey={draftKey} begin={begin} />;
          return (
            <Loaded answer={paper} what="要复制的试卷">
              {() => <Begin draftKey={draftKey} begin={begin} />}
            </Loaded>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** A new assignment with one of the teacher's papers. */
function FromPaper({ id, draftKey }: SourceProps): ReactNode {
  const paper = useCall(getPaper, { paperId: id }, { keepPreviousData: false });
  return (
    <Card>
      <Loaded answer={paper} what="试卷">
        {(source) => (
          <Begin
            draftKey={draftKey}
            begin={() => {
              startDraft({ key: draftKey, taskType: taskType.examProcess, title: source.title });
              takePaper(source, true);
            }}
          />
        )}
      </Loaded>
    </Card>
  );
}
