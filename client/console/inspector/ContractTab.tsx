import type { ReactNode } from 'react';
import { Tag } from '../../components/page/Tag.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { useWords } from '../words.ts';
import type { WholeRequest } from './requests.ts';
import styles from './inspector.module.css';

/** The interactions that the pacts pin of a call, that of this request first. */
export function ContractTab({ request: { interactions } }: { request: WholeRequest }): ReactNode {
  const { say } = useWords();
  if (interactions.length === 0) return <EmptyState text={say('契约里没有这个接口')} />;
  const sorted = interactions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  return (
    <ul className={styles.interactions}>
      {sorted.map(({ description, label, states, isThis }) => (
        <li key={description}>
          <div>
            {label} {isThis && <Tag tone="good">{say('就是这一种')}</Tag>}
          </div>
          <code>{description}</code>
          <small>{states.join('; ')}</small>
        </li>
      ))}
    </ul>
  );
}
