import { useCallback, useEffect, useState } from 'react';
import { listPersonas } from '../../contracts/account/account.ts';
import { personaPassword } from '../../contracts/constants/persona-password.ts';
import { call } from '../api/call.ts';
import { isScriptClosed, keepScriptClosed, scriptName } from '../session/script.ts';
import { homeTarget } from '../session/targets.ts';
import { moveFocus } from './arrow-keys.ts';
import { reasonOf } from './LoginForm.tsx';
import { PersonaCard, type Persona } from './PersonaCard.tsx';
import { Restoring } from './Restoring.tsx';
import { ScriptPanel } from './ScriptPanel.tsx';
import { signIn, type LoginAddress } from './sign-in.ts';

/** The accounts of the demonstration as cards by group; a click signs in. Nothing where there are none. */
export function Personas({ address }: { address: LoginAddress }) {
  const { sandbox } = address;
  const { personas, error, setError, load } = usePersonas(sandbox);
  const [entering, setEntering] = useState('');
  const { closed, showScript } = useScriptShown();
  const [looked, setLooked] = useState<Persona>();

  const enterAs = async (persona: Persona, withScript = false) => {
    const { account, opens } = persona;
    setError('');
    setEntering(account);
    const target = address.target === homeTarget && opens !== '' ? `/#${opens}` : address.target;
    const script = withScript ? scriptName(persona) : '';
    await signIn(account, personaPassword, { ...address, target }, script).catch((reason: unknown) =>
      setError(reasonOf(reason)),
    );
    setEntering('');
  };

  if (personas?.length === 0) return null;
  const shown = looked ?? personas?.[0];
  return (
    <>
      <section className="personas" aria-labelledby="personas" onKeyDown={moveFocus}>
        <Head count={personas?.length} isClosed={closed} onScript={() => showScript(true)} />
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
          <Group
            key={group}
            name={group}
            members={members}
            busy={entering !== ''}
            shown={closed ? undefined : shown?.account}
            enterAs={enterAs}
            onLook={setLooked}
          />
        ))}
        {personas && <Restoring sandbox={sandbox} onRestored={load} />}
      </section>
      {shown && !closed && (
        <ScriptPanel
          persona={shown}
          busy={entering !== ''}
          onGo={() => void enterAs(shown, true)}
          onClose={() => showScript(false)}
        />
      )}
    </>
  );
}

/** Who is offered, and what went wrong. */
function usePersonas(sandbox: string | undefined) {
  const [personas, setPersonas] = useState<Persona[]>();
  const [error, setError] = useState('');
  const load = useCallback(() => {
    setError('');
    call(listPersonas, { sandbox }, { quiet: true }).then(setPersonas, (reason: unknown) => setError(reasonOf(reason)));
  }, [sandbox]);
  useEffect(load, [load]);
  return { personas, error, setError, load };
}

/** Whether the script is closed, which is kept for those who closed it. */
function useScriptShown() {
  const [closed, setClosed] = useState(isScriptClosed);
  const showScript = (open: boolean) => {
    setClosed(!open);
    keepScriptClosed(!open);
  };
  return { closed, showScript };
}

interface HeadProps {
  count: number | undefined;
  isClosed: boolean;
  onScript: () => void;
}

function Head({ count, isClosed, onScript }: HeadProps) {
  return (
    <div className="head">
      <h2 id="personas">选一个身份直接进入</h2>
      <span>密码都是 {personaPassword}</span>
      <span className="keys">{count !== undefined && `${count} 个身份，`}方向键移动，回车进入</span>
      {isClosed && (
        <button type="button" className="plain" onClick={onScript}>
          看脚本
        </button>
      )}
    </div>
  );
}

interface GroupProps {
  name: string;
  members: readonly Persona[];
  busy: boolean;
  /** The account whose script stands beside; undefined where none does. */
  shown: string | undefined;
  enterAs: (persona: Persona) => Promise<void>;
  onLook: (persona: Persona) => void;
}

function Group({ name, members, busy, shown, enterAs, onLook }: GroupProps) {
  const organisations = new Set(members.map(({ organisation }) => organisation));
  const [common = ''] = organisations.size === 1 ? organisations : [];
  return (
    <div role="group" aria-label={name}>
      <h3>
        {name}
        <span>{common}</span>
      </h3>
      <ul>
        {members.map((persona) => (
          <li key={persona.account}>
            <PersonaCard
              persona={persona}
              organisation={organisations.size === 1 ? '' : persona.organisation}
              busy={busy}
              isShown={persona.account === shown}
              onChoose={() => void enterAs(persona)}
              onLook={() => onLook(persona)}
            />
          </li>
        ))}
      </ul>
    </div>
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
