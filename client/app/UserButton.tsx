import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useSnapshot } from 'valtio';
import { personal } from '../session/personal.ts';
import styles from './Header.module.css';

/** The user's avatar and name, as a button. */
export function UserButton({ className = '', ...props }: ComponentPropsWithRef<'button'>) {
  const { name } = useSnapshot(personal);
  return (
    <button type="button" className={`${styles.user} ${className}`} aria-label={`${name}，账号菜单`} {...props}>
      <span className={styles.avatar} aria-hidden>
        {[...name].at(-1)}
      </span>
      <span>{name}</span>
      <IconChevronDown size={14} aria-hidden />
    </button>
  );
}
