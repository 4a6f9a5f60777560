import { publishedWork } from './world.mjs';

/** @typedef {import('./load.mjs').Step} Step */

const folder = '/api/wrongbook/v1.0/web/marking';

/**
 * The scores of some work, out or not, with the mistakes that stand in students' books because they are.
 * @typedef {import('./ledger.mjs').Thing & { whole: import('./ledger.mjs').State }} Publication
 */

/** Enters what has been published when the world was seeded. @param {import('./ledger.mjs').Ledger} ledger @param {import('./ledger.mjs').State} whole */
export function enterPublication(ledger, whole) {
  /** @type {Omit<Publication, 'holds'>} */
  const publication = { kind: 'publication', key: publishedWork, whole };
  ledger.enter(publication).holds = whole;
}

/** Takes the publication of scores back, or publishes them again: all mistakes go or come with it. @type {Step} */
export async function writePublication({ ledger, user }) {
  const found = ledger.things.find(({ kind }) => kind === 'publication');
  const publication = /** @type {Publication} */ (found);
  const json = { assignmentId: publishedWork };
  return publication.holds?.published
    ? ledger.change(publication, '撤回发布', { published: 0, mistakes: 0 }, () =>
        user.ask(`${folder}/unpublish`, { json }),
      )
    : ledger.change(publication, '发布成绩', publication.whole, () => user.ask(`${folder}/publish`, { json }));
}
