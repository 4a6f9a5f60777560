import { useEffect, useState } from 'react';
import mark from '../app/mark.svg';
import { productTitle } from '../app/product.ts';
import { Brand } from './Brand.tsx';
import { LoginForm } from './LoginForm.tsx';
import { Personas } from './Personas.tsx';
import { readAddress } from './sign-in.ts';

/** The login page: account and password, and below the accounts of the demonstration, one click each. */
export function LoginPage() {
  const [address, setAddress] = useState(() => readAddress(location));
  useEffect(() => {
    const follow = () => setAddress(readAddress(location));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <div className="page">
      <Brand />
      <main className="side">
        <div className="content">
          <h1>
            <img src={mark} width={32} height={32} alt="" />
            登录{productTitle}
          </h1>
          {address.note !== '' && (
            <p className="note" role="status">
              {address.note}
            </p>
          )}
          <LoginForm address={address} />
          <Personas address={address} />
        </div>
      </main>
    </div>
  );
}
