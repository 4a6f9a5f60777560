import { useCallback, useEffect, useState } from 'react';
import { listPersonas } from '../../contracts/account/account.ts';
import type { DataOf } from '../../contracts/endpoint.ts';
import { call } from '../api/call.ts';
import { reasonOf } from './LoginForm.tsx';
import { signIn, type LoginAddress } from './sign-in.ts';

type Persona = DataOf<typeof listPersonas>[number];

/** Every account of the demonstration has this password. */
const personaPassword = 'understudy';

/** The accounts of the demonstration as cards by group; a click signs in. */
export function Personas({ address }: { address: LoginAddress }) {
  const [personas, setPersonas] = useState<Persona[]>();
  const [error, setError] = useState('');
  const [entering, setEntering] = useState('');
  const { sandbox } = address;
  const load = useCallback(() => {
    setError('');
    call(listPersonas, { sandbox }, { quiet: true }).then(setPersonas, (reason: unknown) => setError(reasonOf(reason)));
  }, [sandbox]);
  useEffect(load, [load]);

  const enterAs = async (account: string) => {
    setError('');
    setEntering(account);
    await signIn(account, personaPassword, address).catch((reason: unknown) => setError(reasonOf(reason)));
    setEntering('');
  };

  return (
    <section className="personas" aria-labelledby="personas">
      <h2 id="personas">演示账号</h2>
      <p className="hint">点一下即可登录，密码都是 {personaPassword}</p>
      {error && (
        <p className="failure" role="alert">
          {error}
          {!personas && (
            <button type="button" onClick={load}>
              重试
            </button>
          )}
        </p>
      )}
      {!personas && !error && <Placeholder />}
      {[...groupsOf(personas ?? [])].map(([group, members]) => (
        <div key={group} role="group" aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {members.map((persona) => (
              <li key={persona.account}>
                <Card persona={persona} busy={entering !== ''} onChoose={() => void enterAs(persona.account)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Card({ persona, busy, onChoose }: { persona: Persona; busy: boolean; onChoose: () => void }) {
  const { account, name, organisation, roleNames } = persona;
  return (
    <button type="button" className="card" disabled={busy} onClick={onChoose}>
      <strong>{name}</strong>
      <span className="roles">{roleNames.join('、')}</span>
      <span className="where">{organisation}</span>
      <code>{account}</code>
    </button>
  );
}

const Placeholder = () => (
  <ul className="placeholder" role="status" aria-label="正在加载演示账号">
    {Array.from({ length: 6 }, (_, index) => (
      <li key={index} />
    ))}
  </ul>
);

function groupsOf(personas: readonly Persona[]): Map<string, Persona[]> {
  const groups = new Map<string, Persona[]>();
  for (const persona of personas) groups.set(persona.group, [...(groups.get(persona.group) ?? []), persona]);
  return groups;
}
