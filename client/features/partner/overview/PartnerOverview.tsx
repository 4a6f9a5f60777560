import type { ReactNode } from 'react';
import { getPartnerOverview } from '../../../../contracts/wrongbook/figures.ts';
import { useCall } from '../../../api/use-call.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import styles from '../partner.module.css';
import { TrendCard } from '../Trend.tsx';
import { Attention } from './Attention.tsx';
import { OverviewActions } from './OverviewActions.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { Ranking } from './Ranking.tsx';
import { Regions } from './Regions.tsx';
import { Tiles } from './Tiles.tsx';
import { usePeriod } from './use-period.ts';

/** How the schools that a partner looks after use the product, over all and by channel, school and region. */
export function PartnerOverview(): ReactNode {
  const query = usePeriod();
  const { days, partnerId, address, change } = query;
  const input = days && { ...days, ...(partnerId !== '' && { partnerId }) };
  const answer = useCall(getPartnerOverview, input);
  return (
    <Screen
      title="数据概览"
      aside={<PeriodChoice query={query} period={answer.data?.period} />}
      actions={
        <OverviewActions
          input={input}
          channels={answer.data?.channels ?? []}
          onChannel={(value) => change({ partnerId: value })}
        />
      }
    >
      <Loaded answer={answer} what="数据概览">
        {(overview) => (
          <div className={styles.overview}>
            <Attention overview={overview} />
            <Tiles overview={overview} />
            <div className={styles.two}>
              <TrendCard input={input} />
              <Ranking
                overview={overview}
                channelPath={(id) => `?${changeAddress(address, { partnerId: id }).toString()}`}
              />
            </div>
            <Regions overview={overview} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
