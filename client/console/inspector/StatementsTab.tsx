import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tag } from '../../components/page/Tag.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { useWords } from '../words.ts';
import { milliseconds, type WholeRequest } from './requests.ts';
import styles from './inspector.module.css';

/** The statements of a request in their order, without what they were run with. */
export function StatementsTab({ request: { statements, statementCount } }: { request: WholeRequest }): ReactNode {
  const { say } = useWords();
  if (statementCount === 0) return <EmptyState text={say('没有语句：答案是记着的，或在别的进程里做的')} />;
  return (
    <>
      <ol className={styles.statements}>
        {statements.map(({ sql, took, rows, isUndone }, index) => (
          <li key={index} data-undone={isUndone || undefined}>
            <div>
              <span>{say('{n} 毫秒', { n: milliseconds(took) })}</span>
              {rows > 0 && <Tag tone="info">{say('写 {n} 行', { n: rows })}</Tag>}
              {isUndone && <Tag>{say('已撤销')}</Tag>}
            </div>
            <code>{sql}</code>
          </li>
        ))}
      </ol>
      {statementCount > statements.length && (
        <Text fz="sm" c="dimmed">
          {say('另有 {n} 条没有记下', { n: statementCount - statements.length })}
        </Text>
      )}
    </>
  );
}
