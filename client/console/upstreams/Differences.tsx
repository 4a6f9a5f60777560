import { useState } from 'react';
import type { UpstreamService } from '../../../contracts/console/upstream-words.ts';
import { listDifferences } from '../../../contracts/console/upstreams.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import { useWords } from '../words.ts';
import { differenceColumns } from './difference-columns.tsx';
import { DifferenceTools, type Shown } from './DifferenceTools.tsx';
import styles from './upstreams.module.css';

/** How often it is looked for more, in milliseconds. */
const lookEvery = 2_000;

/** How the answers of upstreams differ from those here, the latest first. */
export function Differences({ sandbox }: { sandbox: string }) {
  const { say } = useWords();
  const [shown, setShown] = useState<Shown>({ service: '', isPlain: false });
  const answer = useCall(listDifferences, inputOf(sandbox, shown), { refreshInterval: lookEvery, quiet: true });
  const isEmpty = answer.data?.length === 0;
  return (
    <Card
      title={say('不同之处')}
      flush
      aside={<DifferenceTools sandbox={sandbox} shown={shown} onChange={setShown} isEmpty={isEmpty} />}
    >
      <Loaded answer={answer} what={say('不同之处')}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={say('还没有不同之处')}>{say('把服务设为旁听或对比，再用一用产品。')}</EmptyState>
          ) : (
            <div className={styles.differences}>
              <RecordTable
                label={say('不同之处')}
                columns={differenceColumns(say)}
                rows={rows}
                keyOf={({ key }) => key}
                nameOf={({ call, path }) => `${call} ${path}`}
              />
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}

const inputOf = (sandbox: string, { service, isPlain }: Shown) => ({
  sandbox,
  ...(service !== '' && { service: service as UpstreamService }),
  ...(isPlain && { values: 'yes' as const }),
});
