import { Text } from '@mantine/core';
import type { listPersonas } from '../../../contracts/account/account.ts';
import { personaPassword } from '../../../contracts/constants/persona-password.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { useWords } from '../words.ts';
import type { SandboxRow } from './columns.tsx';
import { linkOf } from './links.ts';
import { QrCode } from './QrCode.tsx';
import styles from './links.module.css';

interface Props {
  rows: readonly SandboxRow[];
  /** The address of the product, as others reach it. */
  origin: string;
  /** As whom they come in. */
  persona: DataOf<typeof listPersonas>[number] | undefined;
}

/** The cards to cut apart: what the sandbox is called, where it is, and as whom one comes in. */
export function LinkCards({ rows, origin, persona }: Props) {
  const { say } = useWords();
  return (
    <ul className={styles.cards} aria-label={say('链接和二维码')}>
      {rows.map(({ sandbox, title }) => (
        <li key={sandbox} className={styles.card}>
          <QrCode text={linkOf(origin, sandbox)} label={say('{title} 的二维码', { title })} />
          <div>
            <strong>{title}</strong>
            <a href={linkOf(origin, sandbox)} target="_blank" rel="noreferrer">
              {linkOf(origin, sandbox)}
            </a>
            <Text fz="sm" c="dimmed">
              {persona && `${persona.roleNames[0] ?? ''} ${persona.name}（${persona.account}）`}{' '}
              <span className={styles.password}>
                {say('密码')} {personaPassword}
              </span>
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
