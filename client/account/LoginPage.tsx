import { useEffect, useState } from 'react';
import { Brand } from './Brand.tsx';
import { LoginForm } from './LoginForm.tsx';
import { Personas } from './Personas.tsx';
import { StandInLines } from './StandInLines.tsx';
import { readAddress } from './sign-in.ts';

/** The login page: account and password, and beside them the accounts of the demonstration, one click each. */
export function LoginPage() {
  const [address, setAddress] = useState(() => readAddress(location));
  useEffect(() => {
    const follow = () => setAddress(readAddress(location));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <div className="page">
      <main className="side">
        <Brand />
        {address.note !== '' && (
          <p className="note" role="status">
            {address.note}
          </p>
        )}
        <StandInLines sandbox={address.sandbox} />
        <LoginForm address={address} />
        <p className="foot">忘记密码请找本校管理员重置</p>
      </main>
      <Personas address={address} />
    </div>
  );
}
