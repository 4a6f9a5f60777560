import { IconCompass } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { permission } from '../session/permission.ts';
import { fallbackPath, homeOf } from './menu.ts';
import styles from './notice.module.css';

/** What an unknown path shows, and a role that has no screen yet. */
export function Page() {
  const home = homeOf(useSnapshot(permission).menuList);
  const hasHome = home !== fallbackPath;
  return (
    <section className={styles.notice}>
      <IconCompass size={48} stroke={1.4} aria-hidden />
      <h1>{hasHome ? '页面不存在' : '当前角色暂无可用页面'}</h1>
      <p>{hasHome ? '地址有误，或者当前角色不能打开这个页面。' : '可在右上角的账号菜单中切换角色或退出。'}</p>
      {hasHome && (
        <Link className={styles.action} to={home}>
          回到首页
        </Link>
      )}
    </section>
  );
}
