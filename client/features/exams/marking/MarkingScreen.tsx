import type { ReactNode } from 'react';
import { getMarkingDesk } from '../../../../contracts/wrongbook/exams/marking-desk.ts';
import { useCall } from '../../../api/use-call.ts';
import { BackLink } from '../../../components/page/BackLink.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { pathTo } from '../../../session/paths.ts';
import { MarkingDesk } from './desk/MarkingDesk.tsx';

/** A part of an exam at a screen of its own: who marks need not be somebody who reads the exam. */
export function MarkingScreen({ partId }: { partId: string }): ReactNode {
  const { data } = useCall(getMarkingDesk, { markingPartId: partId }, { keepPreviousData: false });
  return (
    <Screen title={data?.examName ?? '阅卷'} lead={<BackLink to={pathTo('exams')}>考试</BackLink>} fill>
      <MarkingDesk partId={partId} />
    </Screen>
  );
}
