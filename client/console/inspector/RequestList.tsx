import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tag } from '../../components/page/Tag.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { useWords } from '../words.ts';
import { watch } from './acts.ts';
import { milliseconds, shortPath, type Request } from './requests.ts';
import { StatusTag } from './StatusTag.tsx';
import type { ListState } from './use-list.ts';
import type { Live } from './use-requests.ts';
import type { Steady } from './use-steady.ts';
import styles from './inspector.module.css';

interface Props {
  sandbox: string;
  live: Live;
  shown: readonly Request[];
  list: ListState;
  pointing: Steady<unknown>['pointing'];
}

/** The requests, the newest on top. */
export function RequestList({ sandbox, live, shown, list, pointing }: Props): ReactNode {
  const { say } = useWords();
  if (live.error) return <EmptyState text={live.error.message} />;
  if (live.isOff)
    return (
      <EmptyState text={say('没有在记录这个沙箱的请求；不记录时不占任何开销')}>
        <Button onClick={() => void watch(sandbox, 'auto')}>{say('开始记录')}</Button>
      </EmptyState>
    );
  if (live.requests.length === 0) return <NoRequest sandbox={sandbox} />;
  if (shown.length === 0) return <EmptyState text={say('没有符合的请求')} />;
  const first = shown.some(({ requestId }) => requestId === list.chosen) ? list.chosen : shown[0]!.requestId;
  return (
    <>
      <div className={styles.titles} aria-hidden>
        <span>{say('时间')}</span>
        <span />
        <span>{say('调用')}</span>
        <span>{say('谁')}</span>
        <span>{say('结果')}</span>
        <span>{say('毫秒')}</span>
      </div>
      <div className={styles.list} role="listbox" aria-label={say('请求列表')} {...pointing}>
        {shown.map((request) => (
          <Row
            key={request.requestId}
            request={request}
            isChosen={request.requestId === list.chosen}
            isFirst={request.requestId === first}
            choose={() => list.set({ request: request.requestId })}
          />
        ))}
      </div>
    </>
  );
}

function NoRequest({ sandbox }: { sandbox: string }): ReactNode {
  const { say } = useWords();
  const search = sandbox === 'main' ? '' : `?sandbox=${sandbox}`;
  return (
    <EmptyState text={say('还没有请求')}>
      <Text fz="sm" c="dimmed">
        {say('打开产品，随便点一下，这里马上出现。')}
      </Text>
      <Button component="a" variant="default" href={`/account/#/cslogin${search}`} target="_blank" rel="noopener">
        {say('打开产品')}
      </Button>
    </EmptyState>
  );
}

interface RowProps {
  request: Request;
  isChosen: boolean;
  /** The one that Tab leads to. */
  isFirst: boolean;
  choose: () => void;
}

function Row({ request, isChosen, isFirst, choose }: RowProps): ReactNode {
  const { say } = useWords();
  const { requestId, time, method, path, name, took, fault, differs, origin } = request;
  return (
    <div
      role="option"
      aria-selected={isChosen}
      tabIndex={isFirst ? 0 : -1}
      className={styles.row}
      data-request={requestId}
      onClick={choose}
    >
      <span>{time.slice(11)}</span>
      <small>{method}</small>
      <code title={path}>
        {fault !== '' && <Tag tone="warn">{say('故障')}</Tag>}
        {differs && <Tag tone="info">{say('不同')}</Tag>}
        {origin !== '' && !differs && <Tag>{origin}</Tag>} {shortPath(path)}
      </code>
      <span>{name || '–'}</span>
      <span>
        <StatusTag request={request} />
      </span>
      <span>{milliseconds(took)}</span>
    </div>
  );
}
