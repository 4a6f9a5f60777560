import type { ReactNode } from 'react';
import { getCallCoverage } from '../../../contracts/console/coverage.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { Provenance } from '../inspector/Provenance.tsx';
import { useWords } from '../words.ts';
import styles from './coverage.module.css';

type Items = DataOf<typeof getCallCoverage>['cases'];

const titles = { cases: '情形', inputs: '参数', fields: '字段', effects: '影响' } as const;

/** Each part of a call with how often it was used, what never was first. */
export function CallParts({ sandbox, call }: { sandbox: string; call: string }): ReactNode {
  const { say } = useWords();
  const answer = useCall(getCallCoverage, { sandbox, call });
  return (
    <Loaded answer={answer} what={say('接口')}>
      {(parts) => (
        <div className={styles.callParts}>
          {(Object.keys(titles) as (keyof typeof titles)[]).map((part) => (
            <section key={part} aria-label={say(titles[part])}>
              <h3>{say(titles[part])}</h3>
              <PartItems items={parts[part]} />
            </section>
          ))}
        </div>
      )}
    </Loaded>
  );
}

function PartItems({ items }: { items: Items }): ReactNode {
  const { say } = useWords();
  if (items.length === 0) return <small>{say('没有')}</small>;
  return (
    <ul>
      {items
        .toSorted((a, b) => Number(a.count > 0) - Number(b.count > 0))
        .map(({ name, label, from, count }) => (
          <li key={name} data-unused={count === 0 || undefined}>
            <span title={name}>{label || name}</span>
            <Provenance from={from} />
            <span>{count === 0 ? say('没用过') : count.toLocaleString('zh-CN')}</span>
          </li>
        ))}
    </ul>
  );
}
