import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { exportPartnerOverview, getPartnerOverview } from '../../../../contracts/wrongbook/figures.ts';
import { download } from '../../../api/download.ts';
import { useCall } from '../../../api/use-call.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { useAction } from '../../../components/use-action.ts';
import styles from '../partner.module.css';
import { TrendCard } from '../Trend.tsx';
import { Attention } from './Attention.tsx';
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
  const below = (answer.data?.channels ?? []).filter(({ isOwn }) => !isOwn);
  const exporting = useAction(async () => {
    if (input) await download(exportPartnerOverview, input, { name: '启明助教', label: '数据概览' });
  });
  return (
    <Screen
      title="数据概览"
      aside={<PeriodChoice query={query} period={answer.data?.period} />}
      actions={
        <>
          {below.length > 0 && (
            <FilterSelect
              label="渠道"
              all="全部下级渠道"
              options={below.map(({ partnerId: value, partnerName: label }) => ({ value, label }))}
              value={partnerId}
              onChange={(value) => change({ partnerId: value })}
              width={148}
            />
          )}
          <Button variant="default" loading={exporting.busy} onClick={() => void exporting.run()}>
            导出
          </Button>
        </>
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
