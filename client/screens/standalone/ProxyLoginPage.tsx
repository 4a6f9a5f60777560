import { useEffect, useState } from 'react';
import { exchangeTicket } from '../../../contracts/account/account.ts';
import { call } from '../../api/call.ts';
import { config } from '../../api/config.ts';
import { CallError } from '../../api/errors.ts';
import { enter } from '../../session/enter.ts';
import styles from './ProxyLoginPage.module.css';
import { openTarget, takeTicket, type Arrival } from '../../session/ticket.ts';

const missingTicket = '登录链接缺少票据，请重新从来源系统进入';

/** Lets people in who come from another system with a one-time ticket. */
export function Page() {
  const [arrival] = useState(takeTicket);
  const [failure, setFailure] = useState(arrival.ticket === '' ? missingTicket : '');
  useEffect(() => {
    if (arrival.ticket !== '') comeIn(arrival).catch((error: unknown) => setFailure(reasonOf(error)));
  }, [arrival]);
  return (
    <main className={styles.page}>
      <section className={styles.card}>
        {failure ? (
          <>
            <h1>没有登录成功</h1>
            <p role="alert">{failure}</p>
            <a className={styles.action} href={`${config().accountPage}#/cslogin`}>
              用账号密码登录
            </a>
          </>
        ) : (
          <p role="status">正在登录…</p>
        )}
      </section>
    </main>
  );
}

async function comeIn({ ticket, target }: Arrival): Promise<void> {
  const { accessToken } = await call(exchangeTicket, { ticket }, { quiet: true });
  enter(accessToken);
  openTarget(target);
}

const reasonOf = (error: unknown): string => (error instanceof CallError ? error.message : '登录没有成功，请重试');
