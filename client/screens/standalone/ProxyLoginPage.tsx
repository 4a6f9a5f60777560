import { useEffect, useState } from 'react';
import { exchangeTicket } from '../../../contracts/account/account.ts';
import { call } from '../../api/call.ts';
import { config } from '../../api/config.ts';
import { CallError } from '../../api/errors.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import { DialogHost } from '../../components/dialog/DialogHost.tsx';
import { enter } from '../../session/enter.ts';
import { storedName } from '../../session/personal.ts';
import { hasLogin } from '../../session/session.ts';
import { openTarget, takeTicket, type Arrival } from '../../session/ticket.ts';
import styles from './ProxyLoginPage.module.css';

const missingTicket = '登录链接缺少票据，请重新从来源系统进入';

/** Lets people in who come from another system with a one-time ticket; who is signed in already is asked first. */
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
      <DialogHost />
    </main>
  );
}

async function comeIn({ ticket, target }: Arrival): Promise<void> {
  // Whose the ticket is can be told only by using it up.
  if (hasLogin() && !(await mayReplace())) return openTarget('/');
  const { accessToken } = await call(exchangeTicket, { ticket }, { quiet: true });
  enter(accessToken);
  openTarget(target);
}

/** Anybody can send a link: it must not put somebody into another's session unawares. */
function mayReplace(): Promise<boolean> {
  const name = storedName();
  return confirm({
    title: '换一个账号登录？',
    message: `当前已登录${name && `：${name}`}。继续将退出当前账号，改用登录链接中的账号，未保存的内容会丢失。`,
    action: '换账号登录',
    danger: true,
  });
}

const reasonOf = (error: unknown): string => (error instanceof CallError ? error.message : '登录没有成功，请重试');
