import { Button, Group, Switch } from '@mantine/core';
import { useState } from 'react';
import { upstreamServices, type UpstreamService } from '../../../contracts/console/upstream-words.ts';
import { clearDifferences, downloadProfile, listDifferences } from '../../../contracts/console/upstreams.ts';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/page/Card.tsx';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import { useAction } from '../../components/use-action.ts';
import { useWords } from '../words.ts';
import { differenceColumns } from './difference-columns.tsx';
import { save } from './save.ts';
import styles from './upstreams.module.css';

/** How often it is looked for more, in milliseconds. */
const lookEvery = 2_000;

/** How the answers of upstreams differ from those here, the latest first. */
export function Differences({ sandbox }: { sandbox: string }) {
  const { say } = useWords();
  const [service, setService] = useState('');
  const [isPlain, setIsPlain] = useState(false);
  const input = {
    sandbox,
    ...(service && { service: service as UpstreamService }),
    ...(isPlain && { values: 'yes' as const }),
  };
  const answer = useCall(listDifferences, input, { refreshInterval: lookEvery, quiet: true });
  const isEmpty = answer.data?.length === 0;
  const clear = useAction(() => call(clearDifferences, { sandbox }));
  const profile = useAction(() => save(downloadProfile, { sandbox }, `${sandbox}.profile.json`));
  return (
    <Card
      title={say('不同之处')}
      flush
      aside={
        <Group gap={8} wrap="nowrap">
          <Switch
            size="xs"
            label={say('显示原值')}
            checked={isPlain}
            onChange={({ currentTarget }) => setIsPlain(currentTarget.checked)}
          />
          <FilterSelect
            label={say('服务')}
            value={service}
            onChange={setService}
            all={say('全部服务')}
            options={upstreamServices.map((value) => ({ value, label: value }))}
          />
          <Button
            size="compact-sm"
            variant="default"
            disabled={isEmpty}
            loading={profile.busy}
            onClick={() => void profile.run()}
          >
            {say('下载档案')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isEmpty}
            loading={clear.busy}
            onClick={() => void clear.run()}
          >
            {say('清空')}
          </Button>
        </Group>
      }
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
                nameOf={({ call: name, path }) => `${name} ${path}`}
              />
            </div>
          )
        }
      </Loaded>
    </Card>
  );
}
