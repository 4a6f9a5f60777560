import { systemNow } from '../database/clock.ts';
import { writeWhenFree } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { badToken, HttpError } from '../http/errors.ts';
import { hashToken } from '../http/user.ts';
import { askHolder, keepHolder } from './people.ts';
import { peopleQueries as queries } from './people.queries.ts';
import { NoAnswer, Refused, type RealServices } from './real.ts';
import type { CompanionSettings } from './settings.ts';

/** Tokens that are remembered at once; of more, the oldest are asked about again. */
const mostKnown = 20_000;

export const noAnswer = () => new HttpError(503, '学校服务暂时没有响应，请稍后再试', 'busy');
const unusable = (status: number) =>
  new HttpError(502, `学校服务的回答无法使用（${status}），请联系管理员`, 'upstreamGone');

/** Knows which tokens the real services accept. */
export class Trust {
  /** By the hash of a token, when it is to be asked about again. */
  private readonly askAgain = new Map<string, number>();
  private readonly asking = new Map<string, Promise<void>>();

  constructor(
    private readonly real: RealServices,
    private readonly settings: Pick<CompanionSettings, 'trust' | 'outage' | 'pause'>,
    private readonly told: (reason: string) => void,
  ) {}

  /** Returns once the token is known in the sandbox to be good; throws 401 where it is not, 503 where nobody can tell. */
  async check(sandbox: Sandbox, token: string): Promise<void> {
    const hash = hashToken(token);
    if ((this.askAgain.get(hash) ?? 0) > systemNow()) return;
    const begun = this.asking.get(hash);
    if (begun) return begun;
    const asked = this.ask(sandbox, token, hash).finally(() => this.asking.delete(hash));
    this.asking.set(hash, asked);
    return asked;
  }

  /** Forgets a token that the real services refuse. */
  async forget(sandbox: Sandbox, token: string): Promise<void> {
    const hash = hashToken(token);
    this.askAgain.delete(hash);
    // Anybody may send one that was made up: nothing is written for it.
    if (queries(sandbox).holds.get({ hash, now: 0 }))
      await writeWhenFree(sandbox, () => queries(sandbox).forget.run({ hash }));
  }

  private async ask(sandbox: Sandbox, token: string, hash: string): Promise<void> {
    const { trust, outage, pause } = this.settings;
    try {
      const holder = await askHolder(this.real, token);
      await keepHolder(sandbox, holder, hash, systemNow() + trust + outage);
      this.remember(hash, systemNow() + trust);
    } catch (error) {
      if (error instanceof Refused && error.isAboutCaller()) {
        await this.forget(sandbox, token);
        throw badToken();
      }
      if (error instanceof Refused) this.told(error.message);
      else if (!(error instanceof NoAnswer)) throw error;
      // Kept longer than it is trusted: what is read here goes on while nobody answers there.
      if (queries(sandbox).holds.get({ hash, now: systemNow() })) return this.remember(hash, systemNow() + pause);
      throw error instanceof Refused ? unusable(error.status) : noAnswer();
    }
  }

  private remember(hash: string, until: number): void {
    this.askAgain.delete(hash);
    this.askAgain.set(hash, until);
    if (this.askAgain.size > mostKnown) this.askAgain.delete(this.askAgain.keys().next().value!);
  }
}
