import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { exportPartnerOverview, type getPartnerOverview } from '../../../../contracts/wrongbook/figures.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { useAction } from '../../../components/use-action.ts';
import { runExport } from '../../tasks/run-export.ts';
import type { Overview } from '../partner.ts';

interface Props {
  /** What is shown; null while that is not known. */
  input: InputOf<typeof getPartnerOverview> | null;
  channels: Overview['channels'];
  onChannel: (partnerId: string) => void;
}

/** Chooses one channel below the own one, and takes the figures along. */
export function OverviewActions({ input, channels, onChannel }: Props): ReactNode {
  const below = channels.filter(({ isOwn }) => !isOwn);
  const { run, busy } = useAction(async () => {
    if (!input) return;
    const of = '启明助教';
    await runExport({ name: 'exportPartnerOverview', endpoint: exportPartnerOverview, input, of, label: '数据概览' });
  });
  return (
    <>
      {below.length > 0 && (
        <FilterSelect
          label="渠道"
          all="全部下级渠道"
          options={below.map(({ partnerId: value, partnerName: label }) => ({ value, label }))}
          value={input?.partnerId}
          onChange={onChannel}
          width={148}
        />
      )}
      <Button variant="default" loading={busy} disabled={input === null} onClick={() => void run()}>
        导出
      </Button>
    </>
  );
}
