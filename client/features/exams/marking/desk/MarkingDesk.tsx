import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { markingTasks } from '../../../../../contracts/constants/exam-marking.ts';
import { getMarkingDesk } from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import { useCall } from '../../../../api/use-call.ts';
import { EmptyState } from '../../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import type { Desk } from '../shapes.ts';
import { sendDecision } from './desk-calls.ts';
import { DeskScripts } from './DeskScripts.tsx';
import { openOutbox } from './outbox.ts';

/** A marker's desk for one part of an exam: answers without names, one after the other. */
export function MarkingDesk({ partId }: { partId: string }): ReactNode {
  const answer = useCall(getMarkingDesk, { markingPartId: partId }, { keepPreviousData: false });
  useEffect(() => openOutbox(sendDecision), []);
  return (
    <Loaded answer={answer} what="阅卷台">
      {(desk) => <Open desk={desk} />}
    </Loaded>
  );
}

function Open({ desk }: { desk: Desk }): ReactNode {
  const [address] = useSearchParams();
  const task = markingTasks.find((one) => one === address.get('task'));
  if (!desk.isOpen) return <EmptyState text="现在不能阅卷：考试不在阅卷中，或这一科已发布。" />;
  return <DeskScripts key={`${desk.id} ${task}`} desk={desk} task={task} />;
}
