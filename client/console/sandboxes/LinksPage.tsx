import { Anchor, Autocomplete, Button, Group, Select, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listPersonas } from '../../../contracts/account/account.ts';
import { listAddresses, listSandboxes } from '../../../contracts/console/sandboxes.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { Notice } from '../../components/state/Notice.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { readyToPrint } from '../../components/print-dialog.ts';
import { useWords } from '../words.ts';
import { isOwnMachine } from './links.ts';
import { LinkCards } from './LinkCards.tsx';
import styles from './links.module.css';

/** The links of sandboxes, each with a code to scan, on pages to print and cut. */
export function LinksPage() {
  const { say } = useWords();
  const [params] = useSearchParams();
  const names = (params.get('sandboxes') ?? '').split(',').filter(Boolean);
  const answer = useCall(listSandboxes, { keyword: '' });
  const [origin, setOrigin] = useOrigin();
  const [persona, setPersona] = useState<string>();
  const personas = useCall(listPersonas, { sandbox: names[0] ?? 'main' }, { quiet: true }).data ?? [];
  const shown = personas.find(({ account }) => account === persona) ?? personas[0];
  return (
    <div className={styles.page}>
      <Group gap="sm" mih={36} data-screen-only>
        <Anchor component={Link} to="/sandboxes" fz="sm">
          {say('返回沙箱')}
        </Anchor>
        <Title fz="xl" lh={1.4} tabIndex={-1} data-focus-home mr="auto">
          {say('链接和二维码')}
        </Title>
        <Origins value={origin} onChange={setOrigin} />
        <Select
          w={220}
          aria-label={say('身份')}
          allowDeselect={false}
          data={personas.map(({ account, name }) => ({ value: account, label: `${name}（${account}）` }))}
          value={shown?.account ?? null}
          onChange={(account) => setPersona(account ?? undefined)}
        />
        <Button onClick={() => void readyToPrint().then(() => window.print())}>{say('打印')}</Button>
      </Group>
      {isOwnMachine(origin) && (
        <div data-screen-only>
          <Notice tone="warn">
            {say('这个地址只有本机能打开。用 HOST=0.0.0.0 启动服务，再选本机在局域网里的地址。')}
          </Notice>
        </div>
      )}
      <Loaded answer={answer} what={say('沙箱列表')}>
        {(rows) => {
          const chosen = rows.filter(({ sandbox }) => names.includes(sandbox));
          if (chosen.length === 0) return <EmptyState text={say('没有选沙箱')} />;
          return <LinkCards rows={chosen} origin={origin} persona={shown} />;
        }}
      </Loaded>
    </div>
  );
}

/** By which address the product is opened: what was typed, else what others reach, else that of this page. */
function useOrigin(): [string, (origin: string) => void] {
  const [typed, setTyped] = useState<string>();
  const { data = [] } = useCall(listAddresses, {}, { quiet: true });
  const reachable = data.find(({ isReachable }) => isReachable)?.address;
  const usual = isOwnMachine(location.origin) ? (reachable ?? location.origin) : location.origin;
  return [typed ?? usual, setTyped];
}

function Origins({ value, onChange }: { value: string; onChange: (origin: string) => void }) {
  const { say } = useWords();
  const { data = [] } = useCall(listAddresses, {}, { quiet: true });
  const all = [location.origin, ...data.map(({ address }) => address)];
  return (
    <Autocomplete
      w={240}
      aria-label={say('打开产品的地址')}
      value={value}
      onChange={onChange}
      data={[...new Set(all)]}
      filter={({ options }) => options}
    />
  );
}
