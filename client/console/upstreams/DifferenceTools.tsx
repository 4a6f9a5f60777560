import { Button, Group, Switch } from '@mantine/core';
import { upstreamServices } from '../../../contracts/console/upstream-words.ts';
import { clearDifferences, downloadProfile } from '../../../contracts/console/upstreams.ts';
import { call } from '../../api/call.ts';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { useAction } from '../../components/use-action.ts';
import { useWords } from '../words.ts';
import { save } from './save.ts';

/** Which differences are listed, and how: of one service or all, as shapes or as values. */
export interface Shown {
  service: string;
  isPlain: boolean;
}

interface Props {
  sandbox: string;
  shown: Shown;
  onChange: (shown: Shown) => void;
  isEmpty: boolean;
}

/** Chooses what is listed, and what can be done with all of it. */
export function DifferenceTools({ sandbox, shown, onChange, isEmpty }: Props) {
  const { say } = useWords();
  const clear = useAction(() => call(clearDifferences, { sandbox }));
  const profile = useAction(() => save(downloadProfile, { sandbox }, `${sandbox}.profile.json`));
  const button = { size: 'compact-sm', variant: 'default', disabled: isEmpty } as const;
  return (
    <Group gap={8} wrap="nowrap">
      <Switch
        size="xs"
        label={say('显示原值')}
        checked={shown.isPlain}
        onChange={({ currentTarget }) => onChange({ ...shown, isPlain: currentTarget.checked })}
      />
      <FilterSelect
        label={say('服务')}
        value={shown.service}
        onChange={(service) => onChange({ ...shown, service })}
        all={say('全部服务')}
        options={upstreamServices.map((value) => ({ value, label: value }))}
      />
      <Button {...button} loading={profile.busy} onClick={() => void profile.run()}>
        {say('下载档案')}
      </Button>
      <Button {...button} loading={clear.busy} onClick={() => void clear.run()}>
        {say('清空')}
      </Button>
    </Group>
  );
}
