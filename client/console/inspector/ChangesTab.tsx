import type { ReactNode } from 'react';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { useWords } from '../words.ts';
import type { WholeRequest } from './requests.ts';
import styles from './inspector.module.css';

/** The rows that a request has written, table by table. */
export function ChangesTab({ request: { changes } }: { request: WholeRequest }): ReactNode {
  const { say } = useWords();
  if (changes.length === 0) return <EmptyState text={say('没有改动')} />;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          {['表', '新增', '修改', '删除'].map((title) => (
            <th key={title} scope="col">
              {say(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ table, added, changed, removed }) => (
          <tr key={table}>
            <th scope="row">{table}</th>
            {[added, changed, removed].map((rows, index) => (
              <td key={index}>{rows || ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
