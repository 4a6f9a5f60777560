import { createToken, listPersonas } from '../../contracts/account/account.ts';
import { personaPassword } from '../../contracts/constants/persona-password.ts';
import { call } from '../api/call.ts';

/** Lets people choose as whom they try calls; `accept` hears the value of the header. */
export async function offerPersonas(accept: (token: string) => void): Promise<void> {
  const select = document.querySelector<HTMLSelectElement>('#persona')!;
  const notice = document.querySelector<HTMLElement>('#notice')!;
  const signIn = async (): Promise<void> => {
    if (select.value === '') return;
    const { accessToken } = await call(createToken, { account: select.value, password: personaPassword }, quiet);
    accept(`bearer ${accessToken}`);
    notice.textContent = `已用 ${select.value} 的令牌`;
  };
  select.addEventListener('change', () => {
    notice.textContent = '';
    void signIn().catch(() => (notice.textContent = '未能取得令牌，请重试'));
  });
  try {
    const personas = await call(listPersonas, {}, quiet);
    select.append(...personas.map(({ account, name }) => new Option(`${name}（${account}）`, account)));
  } catch {
    notice.textContent = '此服务没有演示账号，请在“令牌”中填写';
  }
}

const quiet = { quiet: true };
