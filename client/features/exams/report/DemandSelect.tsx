import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { demandLabels, demandLevels, type DemandLevel } from '../../../../contracts/constants/exam-report.ts';
import { setExamDemands } from '../../../../contracts/wrongbook/exams/reports.ts';
import { call } from '../../../api/call.ts';
import { useAction } from '../../../components/use-action.ts';

const options = (['', ...demandLevels] as const).map((value) => ({ value, label: demandLabels[value] }));

interface Props {
  examId: string;
  subjectId: string;
  position: number;
  demand: DemandLevel | '';
}

/** Says what a question asks of who answers it; the blueprint follows. */
export function DemandSelect({ examId, subjectId, position, demand }: Props): ReactNode {
  const setting = useAction((chosen: string) =>
    call(setExamDemands, { examId, subjectId, demands: [{ position, demand: chosen as DemandLevel | '' }] }),
  );
  return (
    <NativeSelect
      size="xs"
      aria-label={`第 ${position} 题的认知要求`}
      data={options}
      value={demand}
      disabled={setting.busy}
      onChange={(event) => void setting.run(event.currentTarget.value)}
    />
  );
}
