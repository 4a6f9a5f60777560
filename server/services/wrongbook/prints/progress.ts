import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getPrintProgress } from '../../../../contracts/wrongbook/printing.ts';
import type { Context } from '../../../http/route.ts';
import { ProgressMemory } from '../../../jobs/progress.ts';

type Progress = DataOf<typeof getPrintProgress>;

/** Hears how far a print has come. */
export type Tell = (progress: Progress) => void;

const running = new ProgressMemory<Progress>();

/** How far what the user prints under an id has come. */
export const printProgress = ({ sandbox, user, input }: Context<typeof getPrintProgress>): Progress =>
  running.get(sandbox, user.id, input.progressKey) ?? { stage: 'waiting', done: 0, total: 0 };

/** Tells how many of all are done in a stage. */
export const telling =
  (tell: Tell, stage: Progress['stage'], total: number) =>
  (done: number): void =>
    tell({ stage, done, total });

/** Makes what is printed; how far that is can be asked for meanwhile, under the id that the client chose. */
export async function withProgress<Answer>(
  { sandbox, user, input }: Pick<Context, 'sandbox' | 'user'> & { input: { progressKey?: string | undefined } },
  make: (tell: Tell) => Promise<Answer>,
): Promise<Answer> {
  const tell = running.into(sandbox, user.id, input.progressKey);
  try {
    const answer = await make(tell);
    tell({ stage: 'done', done: 1, total: 1 });
    return answer;
  } catch (error) {
    tell({ stage: 'failed', done: 0, total: 0 });
    throw error;
  }
}
