import { IconMoodEmpty } from '@tabler/icons-react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { CallError } from '../api/errors.ts';
import styles from './notice.module.css';

/** What stands in the place of a page that failed to load or to show. */
export function PageError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const lost = isLostChunk(error);
  // A chunk that is gone mostly means that a newer version has been installed; only the page itself can fetch that.
  const retry = () => (lost ? location.reload() : void revalidate());
  return (
    <section className={styles.notice} role="alert">
      <IconMoodEmpty size={48} stroke={1.4} aria-hidden />
      <h1>{lost ? '页面没有加载成功' : '页面显示出错'}</h1>
      <p>{reasonOf(error, lost)}</p>
      {error instanceof CallError && error.requestId && (
        <p>
          请求编号 <code>{error.requestId}</code>
        </p>
      )}
      <button type="button" className={styles.action} onClick={retry}>
        重试
      </button>
    </section>
  );
}

const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && /import|preload|module script/i.test(error.message);

function reasonOf(error: unknown, lost: boolean): string {
  if (lost) return '网络不通，或者产品刚刚更新。请检查网络后重试。';
  return error instanceof CallError ? error.message : '可以重试；仍然出错时，请把当时的操作告诉管理员。';
}
