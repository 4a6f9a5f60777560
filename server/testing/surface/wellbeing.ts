import { calls } from '../../../contracts/calls.ts';
import { schoolIds } from '../../../seed/landmarks.ts';
import type { TestApp } from '../app.ts';
import type { Given } from './given.ts';
import { done } from './marked.ts';

// What psychology teachers do, with values that hold together.

const texts = `select id from wellbeing_texts where school_id = '${schoolIds.junior}' order by id limit 20`;

/** All texts are open. */
export const wellbeingStock: readonly string[] = [
  `update wellbeing_texts set state = 'following', closed_at = '' where id in (${texts})`,
];

/** Talks with the students who wrote the texts, and with those at home. */
export async function addTalks(server: TestApp): Promise<void> {
  for (const textId of server.sandbox.sqlite.prepare(texts).pluck().all() as string[])
    for (const kind of ['talk', 'home'] as const) {
      const talk = { textId, kind, happenedAt: '2026-10-12 08:00', note: '谈过' };
      await done(server.call('psychology', calls.addWellbeingRecord, talk));
    }
}

/** Values of calls of psychology teachers that belong together. */
export const wellbeingTogether = (rows: (query: string) => Given[]): Given[][] => [
  rows(`select id textId, version from wellbeing_texts where id in (${texts})`),
];
