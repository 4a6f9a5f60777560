/** What is known of a thing; undefined where there is none. @typedef {Record<string, string | number> | undefined} State */

/**
 * Something that requests have made, with what must be found of it: what the last answered request left, or what the one
 * that broke off would have. Requests to one thing follow each other, so there is never more than one such.
 * @typedef {{
 *   kind: 'list' | 'student' | 'class' | 'document' | 'publication', key: string, id?: string,
 *   holds: State, hoped?: { request: string, state: State } | undefined,
 * }} Thing
 */

/** How requests of one kind have ended. @typedef {{ answered: number, whole: number, absent: number, refused: number }} Tally */

/** What the server says where something outside it keeps it from writing: nothing of the request is there then. */
const notNow = [503, 507];

/** What ends a torture: something is not as it must be. */
export class Broken extends Error {}

/** @param {State} state */
const textOf = (state) => (state ? JSON.stringify(state) : '没有');

/** What has been asked for and answered. */
export class Ledger {
  /** @type {Thing[]} */
  things = [];
  /** @type {Map<string, Tally>} */
  tallies = new Map();
  entered = 0;

  /** A number that no other thing has, in six digits. */
  number() {
    this.entered += 1;
    return String(this.entered).padStart(6, '0');
  }

  /** Enters a thing that is still to be made. @template {Thing} T @param {Omit<T, 'holds'>} thing @returns {T} */
  enter(thing) {
    const entered = /** @type {T} */ ({ ...thing, holds: undefined });
    this.things.push(entered);
    return entered;
  }

  /**
   * Makes a request that is to bring a thing into a state; returns its answer, undefined where it broke off. Whoever needs
   * what is in the answer looks at its code.
   * @param {Thing} thing @param {string} request @param {State} state
   * @param {() => Promise<import('./client.mjs').Answer | undefined>} send
   */
  async change(thing, request, state, send) {
    thing.hoped = { request, state };
    const answer = await send();
    if (!answer) return undefined;
    if (notNow.includes(answer.code)) {
      thing.hoped = undefined;
      this.tally(request).refused += 1;
      return answer;
    }
    if (answer.code !== 200) throw new Broken(`${request} ${thing.key} 被拒绝：${answer.code} ${answer.msg}`);
    thing.hoped = undefined;
    thing.holds = state;
    this.tally(request).answered += 1;
    return answer;
  }

  /** Compares a thing with what was found of it, which from now on is what must be found. @param {Thing} thing @param {State} found */
  settle(thing, found) {
    const { holds, hoped } = thing;
    const isWhole = hoped !== undefined && textOf(found) === textOf(hoped.state);
    if (!isWhole && textOf(found) !== textOf(holds)) {
      const wanted = hoped ? `${textOf(holds)}，或者“${hoped.request}”之后的 ${textOf(hoped.state)}` : textOf(holds);
      throw new Broken(`${thing.key} 应为 ${wanted}，实为 ${textOf(found)}`);
    }
    if (hoped) this.tally(hoped.request)[isWhole ? 'whole' : 'absent'] += 1;
    thing.hoped = undefined;
    thing.holds = found;
  }

  /** @param {string} request @returns {Tally} */
  tally(request) {
    const tally = this.tallies.get(request) ?? { answered: 0, whole: 0, absent: 0, refused: 0 };
    this.tallies.set(request, tally);
    return tally;
  }
}
