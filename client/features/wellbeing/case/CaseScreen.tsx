import type { ReactNode } from 'react';
import { getWellbeingCase } from '../../../../contracts/wrongbook/wellbeing/cases.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { CaseDetail } from './CaseDetail.tsx';

/** One text with its follow-up: what was written closes when it is left alone or left. */
export function CaseScreen({ textId, back }: { textId: string; back: string }): ReactNode {
  const answer = useCall(getWellbeingCase, { textId });
  return (
    <Loaded answer={answer} what="心声" isPage>
      {(of) => <CaseDetail of={of} back={back} />}
    </Loaded>
  );
}
