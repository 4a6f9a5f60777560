import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { giveUp, tryAgain } from './queue/queue.ts';
import { sendNow } from './queue/sending.ts';
import { queue } from './queue/store.ts';
import styles from './queue-note.module.css';

/** A quiet line on scores that the server does not know yet; nothing while everything is well. */
export function QueueNote(): ReactNode {
  const { operations, isOffline, isUnkept } = useSnapshot(queue);
  const refused = operations.filter(({ refusal }) => refusal !== '');
  const waiting = operations.length - refused.length;
  return (
    <span className={styles.note} role="status" data-warn={isOffline || isUnkept || refused.length > 0 || undefined}>
      {refused.length > 0 && (
        <>
          {refused.length} 个得分未被接受
          <button type="button" className={styles.retry} onClick={() => refused.forEach(({ key }) => tryAgain(key))}>
            重试
          </button>
          <button type="button" className={styles.retry} onClick={() => refused.forEach(({ key }) => giveUp(key))}>
            放弃
          </button>
        </>
      )}
      {isOffline && waiting > 0 && (
        <>
          {waiting} 个得分待上传，{isUnkept ? '请勿关闭页面' : '联网后自动上传'}
          <button type="button" className={styles.retry} onClick={sendNow}>
            立即上传
          </button>
        </>
      )}
      {!isOffline && waiting > 0 && '正在保存…'}
    </span>
  );
}
