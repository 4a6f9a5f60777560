import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { LoadingState } from '../../../components/state/LoadingState.tsx';

/** In the place of a book that is on its way. */
export const BookSkeleton = (): ReactNode => (
  <Card>
    <LoadingState lines={8} height={48} />
  </Card>
);
