import { Center, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { useSnapshot } from 'valtio';
import { personal } from '../session/personal.ts';
import styles from './Header.module.css';

/** The user's avatar and name, as a button. */
export function UserButton({ className = '', ...props }: ComponentPropsWithRef<'button'>) {
  const { name } = useSnapshot(personal);
  return (
    <UnstyledButton
      flex="none"
      px={8}
      py={4}
      className={`${styles.quiet} ${className}`}
      aria-label={`${name}，账号菜单`}
      {...props}
    >
      <Center component="span" w={30} h={30} bdrs={15} fz="sm" fw={600} c="white" bg="indigo.6" aria-hidden>
        {[...name].at(-1)}
      </Center>
      <span>{name}</span>
      <IconChevronDown size={14} aria-hidden />
    </UnstyledButton>
  );
}
