import { join } from 'node:path';
import { Broken, Ledger } from '../ledger.mjs';
import { mark } from '../world.mjs';

/** @typedef {import('../ledger.mjs').Thing} Thing */
/** @typedef {Map<string, Pick<Thing, 'id' | 'holds'>>} Holdings */
/** @typedef {{ rate: number, isReal: boolean }} ClockState */
/** A fault that the console has made. @typedef {{ fault: string, recipe: string }} Fault */

/**
 * What a sandbox can be taken back to: what was known of its things, its faults and its clock, and what each table held;
 * `id` is that of a snapshot, undefined of its beginning.
 * @typedef {{
 *   id?: string, holdings: Holdings, faults: readonly Fault[], clock?: ClockState, tables: import('./tables.mjs').Tables,
 * }} Saved
 */

/**
 * What was asked of the console about a sandbox: `restored` has been answered, and the rest has not been looked at.
 * @typedef {{ act: 'restore' | 'restored', to: Saved } | { act: 'remove' | 'other' }} Pending
 */

const numbers = new RegExp(`${mark}(\\d{3})(\\d{5})`, 'g');

/** A ledger whose keys tell of which sandbox they are. */
class MarkedLedger extends Ledger {
  /** @param {number} serial @param {Ledger['tallies']} tallies */
  constructor(serial, tallies) {
    super();
    this.serial = serial;
    this.tallies = tallies;
  }

  /** @override */
  number() {
    this.entered += 1;
    return String(this.serial).padStart(3, '0') + String(this.entered).padStart(5, '0');
  }
}

/** A sandbox of the server, and all that must be found there. Whoever works in it has it for themselves. */
export class Sandbox {
  isBusy = false;
  /** Whether there are rows that the ledger knows nothing of. */
  isStormy = false;
  /** @type {Thing[]} */
  mine = [];
  /** Of which sandboxes it may show marks, up to which number: itself, and those that it is a copy of. @type {Map<number, number>} */
  lineage = new Map();
  /** By account. @type {Map<string, string>} */
  tokens = new Map();
  /** @type {Fault[]} */
  faults = [];
  /** @type {Saved[]} */
  snapshots = [];
  /** @type {Pending | undefined} */
  pending = undefined;
  /** Rows that nobody here has asked for. @type {Record<string, number>} */
  others = {};
  /** Documents that a scenario shows as if a job were at work on them. @type {readonly string[]} */
  loose = [];
  /** @type {Saved} */
  beginning = { holdings: new Map(), faults: [], tables: new Map() };
  /** @type {string[]} */
  personas = [];

  /** @param {string} dataDir @param {string} name @param {number} serial @param {Ledger['tallies']} tallies @param {import('../random.mjs').Random} random */
  constructor(dataDir, name, serial, tallies, random) {
    this.name = name;
    this.serial = serial;
    this.isMain = name === 'main';
    this.random = random;
    this.ledger = new MarkedLedger(serial, tallies);
    this.database = join(dataDir, `${name}.sqlite`);
    this.files = join(dataDir, `${name}.files`);
    this.initial = join(dataDir, `${name}.initial`);
  }

  /** What is known of its things now. @returns {Holdings} */
  holdings() {
    return new Map(this.ledger.things.map(({ key, id, holds }) => [key, { id, holds }]));
  }

  /** Knows of its things what was known when that was saved; nobody is signed in any more. @param {Saved} saved */
  goBack({ holdings, faults }) {
    for (const thing of this.ledger.things) {
      const was = holdings.get(thing.key);
      Object.assign(thing, { id: was?.id, holds: was?.holds, hoped: undefined });
    }
    this.faults = [...faults];
    this.tokens.clear();
    this.isStormy = false;
  }

  /** Knows what another knows, of which it is a copy. @param {Sandbox} source */
  takeOver(source) {
    this.ledger.things = source.ledger.things.map((thing) => ({ ...thing }));
    this.mine = this.ledger.things.filter(({ kind }) => kind !== 'list');
    this.lineage = new Map([...source.lineage, [source.serial, source.ledger.entered]]);
    this.faults = [...source.faults];
    this.others = source.others;
    this.loose = source.loose;
    this.beginning = source.beginning;
    this.personas = source.personas;
  }

  /** Throws where an answer shows what was written in another sandbox. @param {string} path @param {string} text */
  checkMarks(path, text) {
    for (const [found, serial, number] of text.matchAll(numbers)) {
      const most = Number(serial) === this.serial ? this.ledger.entered : this.lineage.get(Number(serial));
      if (most === undefined || Number(number) > most)
        throw new Broken(`沙箱 ${this.name}（编号 ${this.serial}）的 ${path} 里有别的沙箱的 ${found}`);
    }
  }
}
