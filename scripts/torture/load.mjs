import { connectTo } from './client.mjs';
import { Broken } from './ledger.mjs';
import { writeDocument } from './load-documents.mjs';
import { writePublication } from './load-publishing.mjs';
import { importList, writeClass, writeStudent } from './load-roster.mjs';

/**
 * What somebody works with who makes requests one after the other: nobody else asks for anything of the things of theirs.
 * @typedef {{
 *   ledger: import('./ledger.mjs').Ledger, random: import('./random.mjs').Random, mine: import('./ledger.mjs').Thing[],
 *   admin: { ask: import('./client.mjs').Ask }, user: { ask: import('./client.mjs').Ask },
 * }} Load
 */

/** Who signs in for them. @typedef {{ admin: string, user: string }} Tokens */

/** Makes one request; undefined where the connection broke. @typedef {(load: Load) => Promise<import('./client.mjs').Answer | undefined>} Step */

const steps = [
  importList,
  importList,
  writeStudent,
  writeClass,
  writePublication,
  ...Array.from({ length: 4 }, () => writeDocument),
];

/** Those who make requests at the same time, over and over until the server is gone. */
export class Workers {
  /** Resolves when the first list has been imported: then every worker of the server is at work. */
  warm = Promise.resolve();
  /** Whether a connection may break. */
  ending = false;

  /** @param {import('./ledger.mjs').Ledger} ledger @param {import('./random.mjs').Random} random */
  constructor(ledger, random) {
    this.workers = steps.map((step) => ({ step, load: { ledger, random: random.fork(), mine: [] } }));
  }

  /** To be called before the server is killed: a connection that breaks without that is a fault of the server. */
  expectEnd() {
    this.ending = true;
  }

  /**
   * Sets them to work; resolves when the server is gone, rejects when something is not as it must be.
   * @param {string} address @param {Tokens | undefined} tokens
   */
  async work(address, tokens) {
    this.ending = false;
    /** @type {() => void} */
    let isWarm = () => undefined;
    this.warm = new Promise((resolve) => (isWarm = resolve));
    const admin = connectTo(address, tokens?.admin);
    const user = connectTo(address, tokens?.user);
    try {
      await Promise.all(
        this.workers.map(async ({ step, load }) => {
          while (await step({ ...load, admin, user })) if (step === importList) isWarm();
          if (!this.ending) throw new Broken('服务还在运行，连接却断了');
        }),
      );
    } finally {
      isWarm();
      admin.close();
      user.close();
    }
  }
}
