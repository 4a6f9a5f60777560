import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import type { RowAction } from './columns.ts';
import styles from './table.module.css';

const shown = 2;

/** What can be done with a row: two buttons, the rest in a menu. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }): ReactNode {
  const rest = actions.slice(shown);
  return (
    <>
      {actions.slice(0, shown).map(({ label, run, danger }, place) => (
        <button
          // By place: a button that turns into its opposite, as 安排 into 解除, keeps the focus.
          key={place}
          type="button"
          className={styles.action}
          data-danger={danger}
          aria-label={`${label} ${name}`}
          onClick={() => void run()}
        >
          {label}
        </button>
      ))}
      {rest.length > 0 && <MoreActions name={name} actions={rest} />}
    </>
  );
}

/** A menu of what can be done with something. */
export function MoreActions({ name, actions }: { name: string; actions: readonly RowAction[] }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <button ref={button} type="button" className={styles.action} aria-label={`更多操作 ${name}`}>
          <IconDots size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, run, danger }) => (
          <Menu.Item
            key={label}
            color={danger ? 'red' : undefined}
            onClick={() => {
              // The item goes with the menu: what it opens shall give the focus back to the button.
              button.current?.focus();
              void run();
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
