import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { permission } from '../session/permission.ts';
import styles from './Header.module.css';
import { Mark } from './Mark.tsx';
import { homeOf } from './menu.ts';
import { productTitle } from './product.ts';

/** The product, which leads home. */
export function Logo() {
  return (
    <a className={`${styles.quiet} ${styles.logo}`} href="#/">
      <Mark />
      {productTitle}
    </a>
  );
}

/** The way back of a screen without a menu: to its parent, else home. */
export function BackButton({ parent }: { parent: string | undefined }) {
  const home = homeOf(useSnapshot(permission).menuList);
  return (
    <Link className={`${styles.quiet} ${styles.logo}`} to={parent ?? home} aria-label="返回">
      <IconArrowLeft size={18} aria-hidden />
      <Mark />
      {productTitle}
    </Link>
  );
}
