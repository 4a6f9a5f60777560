import { Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { clearRequests } from '../../../contracts/console/inspector.ts';
import { call } from '../../api/call.ts';
import { Tag } from '../../components/page/Tag.tsx';
import { attempt } from '../../components/use-action.ts';
import { useWords } from '../words.ts';
import { watch } from './acts.ts';
import { countOf, shownKinds, type ShownKind } from './requests.ts';
import type { ListState } from './use-list.ts';
import type { Live } from './use-requests.ts';
import styles from './inspector.module.css';

const kindWords: Record<ShownKind, string> = {
  all: '全部 {n}',
  refused: '拒绝 {n}',
  fault: '故障 {n}',
  differs: '不同 {n}',
};

interface Props {
  sandbox: string;
  live: Live;
  list: ListState;
}

/** Above the list: whether it goes on, which requests are shown, and a search among them. */
export function ListHead({ sandbox, live, list }: Props): ReactNode {
  const { say } = useWords();
  const { requests, isPaused, waiting, isOff } = live;
  return (
    <div className={styles.head}>
      <Group gap="sm" wrap="nowrap">
        <Text component="h2" fw={600} fz="md" m={0}>
          {say('请求')}
        </Text>
        <State live={live} />
        <SegmentedControl
          size="xs"
          aria-label={say('看哪些请求')}
          value={list.kind}
          onChange={(kind) => list.set({ kind })}
          data={shownKinds.map((kind) => ({
            value: kind,
            label: say(kindWords[kind], { n: countOf(requests, kind) }),
          }))}
        />
      </Group>
      <Group gap={4} wrap="nowrap">
        <TextInput
          size="xs"
          flex={1}
          leftSection={<IconSearch size={14} aria-hidden />}
          placeholder={say('接口、姓名、代码')}
          aria-label={say('筛选请求')}
          data-find
          value={list.typed}
          onChange={({ currentTarget }) => list.set({ find: currentTarget.value })}
        />
        {isOff === false && (
          <>
            <Button size="compact-sm" variant="subtle" onClick={() => live.pause(!isPaused)}>
              {isPaused ? say('继续（{n} 个新的）', { n: waiting }) : say('暂停')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => void attempt(() => call(clearRequests, { sandbox }))}
            >
              {say('清空')}
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => void watch(sandbox, 'off')}>
              {say('不记录')}
            </Button>
          </>
        )}
      </Group>
    </div>
  );
}

function State({ live: { isOff, isPaused, isOpen } }: Pick<Props, 'live'>): ReactNode {
  const { say } = useWords();
  if (isOff) return <Tag>{say('没有记录')}</Tag>;
  if (isPaused) return <Tag tone="warn">{say('已暂停')}</Tag>;
  return isOpen ? <Tag tone="done">{say('实时')}</Tag> : <Tag>{say('正在连接')}</Tag>;
}
