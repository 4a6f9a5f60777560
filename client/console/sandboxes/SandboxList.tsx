import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { listSandboxes } from '../../../contracts/console/sandboxes.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { useCall } from '../../api/use-call.ts';
import { Panel } from '../../components/page/Panel.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useChosen } from '../use-chosen.ts';
import { useWords } from '../words.ts';
import { megabytes } from './columns.tsx';
import { openCreate } from './create-dialog.tsx';
import { ListFoot } from './ListFoot.tsx';
import styles from './sandboxes.module.css';

type Item = DataOf<typeof listSandboxes>[number];

/** How often the list is read again, in milliseconds. */
const lookEvery = 5_000;

/** All sandboxes; the one that is chosen is what the rest of the page is about. */
export function SandboxList() {
  const { say } = useWords();
  const [keyword, setKeyword] = useState('');
  const answer = useCall(listSandboxes, { keyword }, { refreshInterval: lookEvery });
  return (
    <Panel
      label={say('沙箱列表')}
      head={
        <>
          <Group justify="space-between" mb={8}>
            <Text fw={600}>
              {say('沙箱')}{' '}
              <Text span c="dimmed" fz="sm">
                {answer.data?.length}
              </Text>
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => void openCreate(false)}
            >
              {say('新建')}
            </Button>
          </Group>
          <TextInput
            size="xs"
            leftSection={<IconSearch size={14} aria-hidden />}
            placeholder={say('名称、场景')}
            aria-label={say('名称、场景')}
            data-shortcut="search"
            value={keyword}
            onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
          />
        </>
      }
      foot={<ListFoot count={answer.data?.length ?? 0} />}
    >
      <Loaded answer={answer} what={say('沙箱列表')}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState text={say('没有符合的沙箱')} />
          ) : (
            <ul className={styles.list}>
              {items.map((item) => (
                <Entry key={item.sandbox} item={item} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Entry({ item: { sandbox, title, scenario, isOpen, online, bytes } }: { item: Item }) {
  const { say } = useWords();
  const [chosen, choose] = useChosen();
  return (
    <li>
      <button type="button" className={styles.entry} aria-pressed={sandbox === chosen} onClick={() => choose(sandbox)}>
        <strong>{title}</strong>
        <span data-online={online > 0 || undefined}>{isOpen ? say('{n} 人', { n: online }) : say('休眠')}</span>
        <small>{scenario || sandbox}</small>
        <small>{megabytes(bytes)}</small>
      </button>
    </li>
  );
}
