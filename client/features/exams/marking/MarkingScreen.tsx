import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getMarkingDesk } from '../../../../contracts/wrongbook/exams/marking-desk.ts';
import { useCall } from '../../../api/use-call.ts';
import { BackLink } from '../../../components/page/BackLink.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { pathTo } from '../../../session/paths.ts';
import { CaseDesk } from './cases/CaseDesk.tsx';
import { MarkingDesk } from './desk/MarkingDesk.tsx';
import { PartPanel } from './progress/PartPanel.tsx';
import { useMarkingPlace } from './use-marking-place.ts';

/** A part of an exam at a screen of its own: who marks or leads it need not be somebody who reads the exam. */
export function MarkingScreen({ partId }: { partId: string }): ReactNode {
  const { data } = useCall(getMarkingDesk, { markingPartId: partId }, { keepPreviousData: false });
  const [address] = useSearchParams();
  const { isFromExam, subjectId, part } = useMarkingPlace();
  const examId = address.get('examId') ?? '';
  const lead = isFromExam ? (
    <BackLink to={pathTo('exam', { examId, step: 'mark', subjectId, part })}>阅卷</BackLink>
  ) : (
    <BackLink to={pathTo('exams')}>考试</BackLink>
  );
  return (
    <Screen title={data?.examName ?? '阅卷'} lead={lead} fill>
      <Content partId={partId} />
    </Screen>
  );
}

function Content({ partId }: { partId: string }): ReactNode {
  const { view, isProgress } = useMarkingPlace();
  if (isProgress) return <PartPanel partId={partId} />;
  return view === undefined ? <MarkingDesk partId={partId} /> : <CaseDesk key={view} partId={partId} view={view} />;
}
