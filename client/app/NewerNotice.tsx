import { Button } from '@mantine/core';
import { useSnapshot } from 'valtio';
import { outdated } from '../api/elsewhere.ts';
import { readNewest } from '../api/refetch.ts';
import { useAction } from '../components/use-action.ts';
import styles from './Shell.module.css';

/** Says that another tab has changed what is on screen, and brings the newest when asked to. */
export function NewerNotice() {
  const { names } = useSnapshot(outdated);
  const { run, busy } = useAction(readNewest);
  if (Object.keys(names).length === 0) return null;
  return (
    <div className={styles.newer} role="status">
      这里的内容刚在另一个页面改过，现在看到的是改动以前的。
      <Button size="xs" loading={busy} onClick={() => void run()}>
        更新到最新
      </Button>
    </div>
  );
}
