import { IconLinkOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { lostAddress } from '../api/address.ts';
import { permission } from '../session/permission.ts';
import { homeOf } from './menu.ts';
import styles from './notice.module.css';

/** What an address shows that names something gone or somebody else's. */
export function LostPage() {
  const { reason } = useSnapshot(lostAddress);
  return (
    <section className={styles.notice} role="alert">
      <IconLinkOff size={48} stroke={1.4} aria-hidden />
      <h1>链接指向的内容打不开</h1>
      <p>它可能已被删除，不属于您，或者地址输入有误。</p>
      <p>服务的说明：{reason}</p>
      <Link className={styles.action} to={homeOf(useSnapshot(permission).menuList)}>
        回到首页
      </Link>
    </section>
  );
}
