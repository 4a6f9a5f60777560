import type { ReactNode } from 'react';
import { mistakeCauseLabels } from '../../../../contracts/constants/mistake-causes.ts';
import { BarChart } from '../../../components/chart/BarChart.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import type { Book } from './history.ts';
import type { BookQuery } from './use-book-query.ts';

/** Why questions went wrong, the most frequent cause first; choosing one shows its questions. */
export const BookCauses = ({ causes, query }: Pick<Book, 'causes'> & { query: BookQuery }): ReactNode => (
  <Card title="错因">
    {causes.length === 0 ? (
      <EmptyState text="还没有错题。" />
    ) : (
      <BarChart
        label="错因"
        series={['题数']}
        nameWidth={60}
        endWidth={76}
        bars={causes.map(({ cause, count, confirmed }) => ({
          key: cause,
          label: mistakeCauseLabels[cause],
          values: [count],
          end: confirmed === count ? `${count} 题` : `${count}，建议 ${count - confirmed}`,
          onPick: () => query.narrow({ cause }),
        }))}
      />
    )}
  </Card>
);
