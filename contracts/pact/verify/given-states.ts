import { createToken } from '../../account/account.ts';
import { takenFromState } from '../case.ts';
import type { Situated } from '../plan.ts';
import { wrongRole, type StateName } from '../states/states.ts';
import { jsonOf } from '../../answers/bodies.ts';
import type { Credentials, Login } from './options.ts';
import type { Redactor } from './redactor.ts';
import { saidIn } from '../../answers/said.ts';
import type { Situation, Surroundings } from './situation.ts';
import type { StatesFile } from './states-file.ts';
import { exits, Stop } from './stop.ts';
import type { Transport } from './transport.ts';
import { valueAt } from '../../answers/values.ts';

/** The states of any server, as a file tells them. */
export class GivenStates implements Surroundings {
  private readonly tokens = new Map<string, string>();

  constructor(
    private readonly file: StatesFile,
    private readonly fallback: Credentials | undefined,
  ) {}

  /** Throws Stop with everything that the file does not say and the cases need. */
  check(run: readonly Situated[]): void {
    const gaps = [...new Set(run.flatMap((planned) => this.gapsOf(planned)))];
    if (gaps.length === 0) return;
    const list = gaps.map((gap) => `  ${gap}`).join('\n');
    throw new Stop(exits.misused, `状态不全，请在 --states 的文件中补上（不验证的状态写 "skip"）：\n${list}`);
  }

  /** Signs everybody in whom the cases need, and tells the tokens, each once. */
  async signIn(run: readonly Situated[], transport: Transport, redactor: Redactor): Promise<string[]> {
    for (const planned of run.filter(({ withToken }) => withToken)) {
      const credentials = this.credentialsOf(planned)!;
      const key = keyOf(credentials);
      if (this.tokens.has(key)) continue;
      const token = 'token' in credentials ? credentials.token : await this.tokenFor(credentials, transport);
      redactor.add(token);
      this.tokens.set(key, token);
    }
    return [...new Set(this.tokens.values())];
  }

  enter(planned: Situated): Situation {
    const credentials = planned.withToken ? this.credentialsOf(planned) : undefined;
    return { values: this.valuesOf(planned), token: credentials && this.tokens.get(keyOf(credentials)) };
  }

  close(): void {
    // Nothing was made.
  }

  private gapsOf(planned: Situated): string[] {
    const unknown = planned.states.filter((state) => !this.file.states.has(state));
    if (unknown.length > 0) return unknown.map((state) => `状态“${state}”`);
    const values = this.valuesOf(planned);
    const missing = takenFromState(planned.input)
      .filter((name) => values[name] === undefined)
      .map((name) => `状态“${planned.states[0]}”的值 ${name}`);
    const nobody = planned.withToken && !this.credentialsOf(planned);
    return nobody ? [...missing, `状态“${lastOf(planned)}”的令牌或账号`] : missing;
  }

  private valuesOf({ states }: Situated): Situation['values'] {
    const [first, ...others] = states.map((state) => this.file.states.get(state)?.values ?? {});
    // A state on top of another says who calls; the ids are those of the one below.
    return Object.assign({}, ...others, first) as Situation['values'];
  }

  /** Whoever may not do this has to be named: the caller of the other states may. */
  private credentialsOf(planned: Situated): Credentials | undefined {
    const state = lastOf(planned);
    return this.file.states.get(state)?.credentials ?? (state === wrongRole ? undefined : this.fallback);
  }

  private async tokenFor({ account, password }: Login, transport: Transport): Promise<string> {
    const address = this.file.accountUrl || transport.url + createToken.path;
    const answer = await transport.sendJson(address, { account, password });
    const body = jsonOf(answer);
    const token = valueAt(body, ['data', 'accessToken']);
    if (answer.status === 200 && typeof token === 'string' && token) return token;
    throw new Stop(exits.unverified, `账号 ${account} 未能登录：HTTP ${answer.status}${saidIn(createToken, body)}`);
  }
}

const lastOf = ({ states }: Situated): StateName => states[states.length - 1]!;

const keyOf = (credentials: Credentials): string =>
  'token' in credentials ? `token ${credentials.token}` : `account ${credentials.account} ${credentials.password}`;
