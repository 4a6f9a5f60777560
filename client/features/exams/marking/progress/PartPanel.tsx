import type { ReactNode } from 'react';
import { getPartFigures } from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Card } from '../../../../components/page/Card.tsx';
import { PartMarkers } from './PartMarkers.tsx';

/** The markers of one part, for who leads that part alone. */
export function PartPanel({ partId }: { partId: string }): ReactNode {
  const { data } = useCall(getPartFigures, { markingPartId: partId }, { keepPreviousData: false });
  return (
    <Card flush title={data ? `${data.courseName} ${data.name}` : '题组'}>
      <PartMarkers partId={partId} />
    </Card>
  );
}
