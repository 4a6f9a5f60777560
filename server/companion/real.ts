import * as z from 'zod';
import { pathOf, type Endpoint, type InputOf, type Paths } from '../../contracts/endpoint.ts';
import type { Upstreams } from '../http/proxy.ts';
import type { Outage } from './outage.ts';
import { Turns } from './turns.ts';

/** The real services refuse what was asked, or answer what cannot be used; the message says which call and how. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(
    /** The HTTP status or the envelope's code; 200 where the answer is of another shape. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  /** Whether it is about who asks. */
  isAboutCaller(): boolean {
    return this.status === 401 || this.status === 403;
  }
}

/** The real services do not answer; the message says why. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Where the real services are. */
export interface Where {
  upstreams: Upstreams;
  paths: Paths;
}

interface Means extends Where {
  timeout: number;
  outage: Outage;
}

/** Requests that the real services get at once. */
const atOnce = 8;

/** Statuses of a service that is too busy, or of a gateway that does not reach it. */
const down = [429, 502, 503, 504];

const envelope = z.object({ code: z.number(), data: z.unknown() });

/** Reads from the real services, as whoever holds a token. */
export class RealServices {
  private readonly turns = new Turns(atOnce);
  private readonly closing = new AbortController();

  constructor(private readonly means: Means) {}

  /** What a call answers, as far as `shape` wants it. Throws Refused, or NoAnswer, which then counts as an outage. */
  async read<E extends Endpoint, S extends z.ZodType>(
    call: E,
    token: string,
    input: InputOf<E>,
    shape: S,
  ): Promise<z.output<S>> {
    return this.turns.take(async () => {
      const { outage } = this.means;
      if (this.isClosing() || !outage.isOver()) throw new NoAnswer('not asked again yet');
      try {
        const data = await this.ask(call, token, input, shape);
        outage.answered();
        return data;
      } catch (error) {
        if (!(error instanceof NoAnswer)) outage.answered();
        else if (!this.isClosing()) outage.failed(error.message);
        throw error;
      }
    });
  }

  /** Asks nothing any more, and gives up what is being asked. */
  close(): void {
    this.closing.abort();
  }

  private isClosing(): boolean {
    return this.closing.signal.aborted;
  }

  private async ask<S extends z.ZodType>(call: Endpoint, token: string, input: object, shape: S): Promise<z.output<S>> {
    const path = pathOf(call, this.means.paths);
    const { status, body } = await this.fetch(`${this.means.upstreams[call.service]}${path}?${queryOf(input)}`, token);
    const given = envelope.safeParse(body);
    const code = given.success && status === 200 ? given.data.code : status;
    if (down.includes(code)) throw new NoAnswer(`status ${code}`);
    if (code !== 200 || !given.success) throw new Refused(code, `${path} answered ${code}`);
    const data = shape.safeParse(given.data.data);
    if (data.success) return data.data;
    throw new Refused(200, `${path} answered something else at data.${data.error.issues[0]!.path.join('.')}`);
  }

  private async fetch(address: string, token: string): Promise<{ status: number; body: unknown }> {
    try {
      const answer = await fetch(address, {
        headers: { 'Blade-Auth': `bearer ${token}` },
        // A token is for the services that were named, not for where they send it.
        redirect: 'manual',
        signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(this.means.timeout)]),
      });
      const text = await answer.text();
      return { status: answer.status, body: parsed(text) };
    } catch (error) {
      throw new NoAnswer(reasonOf(error));
    }
  }
}

const queryOf = (input: object): string => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why there was no answer: never the address, which may name people. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
