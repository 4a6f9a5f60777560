import type { listPersonas } from '../../contracts/account/account.ts';
import type { DataOf } from '../../contracts/endpoint.ts';

/** An account of the demonstration. */
export type Persona = DataOf<typeof listPersonas>[number];

interface Props {
  persona: Persona;
  /** Said where the group does not say it. */
  organisation: string;
  busy: boolean;
  /** Whether the script beside the cards is this one's. */
  isShown: boolean;
  onChoose: () => void;
  /** Pointed at, or reached by keys. */
  onLook: () => void;
}

const mostRoles = 2;

const rolesText = (names: readonly string[]): string =>
  names.length > mostRoles ? `${names.length} 个身份` : names.join('、');

/** Who it is, what there is to see, and the account. */
export function PersonaCard({ persona, organisation, busy, isShown, onChoose, onLook }: Props) {
  const { account, name, roleNames, shows } = persona;
  const place = organisation === '' ? '' : `${organisation} · `;
  return (
    <button
      type="button"
      className="card"
      data-empty={shows === '' || undefined}
      data-shown={isShown || undefined}
      disabled={busy}
      onClick={onChoose}
      onMouseEnter={onLook}
      onFocus={onLook}
    >
      <span className="who">
        <strong>{name}</strong>
        <span className="roles" title={roleNames.join('、')}>
          {rolesText(roleNames)}
        </span>
      </span>
      <span className="shows">{shows === '' ? '还没有界面，只能登录和调用接口' : shows}</span>
      <span className="where" title={`${place}${account}`}>
        {place}
        <code>{account}</code>
      </span>
    </button>
  );
}
