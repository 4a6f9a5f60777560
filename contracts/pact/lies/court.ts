import type { FastifyInstance } from 'fastify';
import { calls, type CallName } from '../../calls.ts';
import { filledInput } from '../case.ts';
import type { Planned } from '../plan.ts';
import type { Stage } from '../stage.ts';
import { deviationsOf } from '../../answers/check.ts';
import type { Deviation } from '../../answers/deviation.ts';
import { carryOutLaws } from '../verify/laws/carry-out.ts';
import { situationOn } from '../verify/own-sandbox.ts';
import { Redactor } from '../verify/redactor.ts';
import { inputOf, type Situation, type Surroundings } from '../verify/situation.ts';
import { charges, reads } from './charges.ts';
import { isSuccess, type Liar, type Lie, type Sort } from '../../lies/lie.ts';
import { honest, transportTo, type Asked, type Server } from './exchange.ts';
import { knownOf } from './knowledge.ts';

const moments = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/g;

const honestly: Liar = (asked, server) => server(asked);

const evidence = (name: string, { path, expected, got }: Deviation): string => `${name}: ${path} ${expected} ${got}`;

/** Of lies about who calls, what is answered honestly may be refused. */
const aboutCallers = new Set<Sort>(['refusal', 'token']);

const isAbout = ({ about }: Lie, { input }: Asked): boolean =>
  about === undefined || (about[1] === undefined ? about[0] in input : input[about[0]] === about[1]);

/** Finds out whether lies are found: a liar stands in the place of the stand-in, in this process. */
export class Court {
  private readonly server: Server;
  private readonly surroundings: Surroundings;
  private situation: Situation = { values: {}, token: undefined };

  constructor(
    app: FastifyInstance,
    private readonly stage: Stage,
  ) {
    this.server = honest(app);
    this.surroundings = { enter: ({ states, withToken }) => this.enter(states, withToken), close: () => undefined };
  }

  /** What gives a liar away among the cases and laws of a call; "" where nothing does. */
  async findIn(call: CallName, liar: Liar): Promise<string> {
    const { cases, laws } = charges.get(call)!;
    const transport = transportTo((asked) => liar(asked, this.server, knownOf(call, this.situation, this.stage.world)));
    for (const planned of cases) {
      const { values, token } = this.surroundings.enter(planned);
      const answer = await transport.call({ planned, input: inputOf(planned, values), token });
      const [first] = deviationsOf(planned, answer);
      if (first) return evidence(planned.name, first);
    }
    const equipment = {
      surroundings: this.surroundings,
      transport,
      redactor: new Redactor(),
      diff: false,
    };
    for (const law of laws) {
      const { results } = await carryOutLaws([law], equipment);
      const first = results.flatMap(({ deviations }) => deviations)[0];
      if (first) return evidence(law.name, first);
    }
    return '';
  }

  /** What gives a lie away; "" where nothing does. */
  find(lie: Lie): Promise<string> {
    return this.findIn(lie.call, lie.make());
  }

  /** Whether a lie that nothing gives away is one: whether anybody sees another answer than the honest one. */
  matters(lie: Lie): Promise<boolean> {
    if (lie.sort === 'effect' || lie.doneIn !== undefined) return this.isVisible(lie);
    const isRead = calls[lie.call].effects === undefined && calls[lie.call].answers === 'envelope';
    return isRead && !aboutCallers.has(lie.sort) ? this.isTold(lie) : Promise.resolve(true);
  }

  /** Whether a lie about a read changes any answer; one for which nobody asks is told, too. */
  private async isTold(lie: Lie): Promise<boolean> {
    const liar = lie.make();
    let isTried = false;
    let isTold = false;
    await this.findIn(lie.call, async (asked, server, known) => {
      const reply = await liar(asked, server, known);
      if (asked.call !== lie.call || isTold) return reply;
      const truth = await server(asked);
      isTold = !reply.bytes.equals(truth.bytes);
      isTried ||= isSuccess(truth) && isAbout(lie, asked);
      return reply;
    });
    return isTold || !isTried;
  }

  /** Whether what a lie does to a success of its call, or in the place of a refusal, shows in anything that can be read. */
  private async isVisible({ call, doneIn = 'success', make }: Lie): Promise<boolean> {
    const planned = charges.get(call)!.cases.find(({ name }) => name === doneIn)!;
    return (await this.seenAfter(planned, make())) !== (await this.seenAfter(planned, honestly));
  }

  /** All that can be read after a case of a call, as far as values of its state lead there. */
  private async seenAfter(made: Planned, liar: Liar): Promise<string> {
    const { call, withToken } = made;
    const { values, token } = this.surroundings.enter({ ...made, withToken: true });
    const transport = transportTo((asked) => liar(asked, this.server, knownOf(call, this.situation, this.stage.world)));
    const see = async (planned: Planned): Promise<string> => {
      const input = filledInput(planned.input, (name) => values[name] ?? '');
      return Buffer.from((await transport.call({ planned, input, token })).bytes).toString();
    };
    for (const read of reads) await see(read);
    await transport.call({ planned: made, input: inputOf(made, values), token: withToken ? token : undefined });
    const seen: string[] = [];
    for (const read of reads) seen.push(await see(read));
    // What is made anew has another time.
    return seen.join().replaceAll(moments, '');
  }

  private enter(states: Planned['states'], withToken: boolean): Situation {
    this.situation = situationOn(this.stage, states, withToken);
    return this.situation;
  }
}
