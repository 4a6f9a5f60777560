import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../../contracts/figure-text.ts';
import { today } from '../../../../api/clock.ts';
import type { PartProgress } from '../shapes.ts';
import styles from '../progress.module.css';
import { ShareBar } from '../ShareBar.tsx';
import { whenText } from './texts.ts';

interface Props {
  parts: readonly PartProgress[];
  choose: (partId: string) => void;
}

/** How far each part of a subject is; a click opens it. */
export const PartTable = ({ parts, choose }: Props): ReactNode => (
  <table className={styles.markers} aria-label="各题组">
    <thead>
      <tr>
        <th scope="col">题组</th>
        <th scope="col">评法</th>
        <th scope="col">已定分</th>
        <th scope="col" data-number>
          一评
        </th>
        <th scope="col" data-number>
          未阅
        </th>
        <th scope="col" data-number>
          待处理
        </th>
        <th scope="col" data-number>
          预计阅完
        </th>
      </tr>
    </thead>
    <tbody>
      {parts.map(({ id, name, isDouble, total, done, one, none, third, leader, flagged, endTime }) => (
        <tr key={id}>
          <th scope="row">
            <UnstyledButton fz="sm" fw={600} onClick={() => choose(id)}>
              {name}
            </UnstyledButton>
          </th>
          <td>{isDouble ? '双评' : '单评'}</td>
          <td>
            <ShareBar done={done} of={total} />
            <small>
              {formatNumber(done)}/{formatNumber(total)}
            </small>
          </td>
          <td data-number>{isDouble ? formatNumber(one) : '-'}</td>
          <td data-number>{formatNumber(none)}</td>
          <td data-number>{formatNumber(third + leader + flagged)}</td>
          <td data-number>
            {done >= total ? <span className={styles.done}>✓ 完成</span> : whenText(endTime, today())}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
