import type { Sandbox } from '../../../database/sandbox.ts';
import { drawAnswer } from '../marks/drawn-answers.ts';
import { selectPicture } from '../marks/responses.queries.ts';
import type { StudentReport } from './student-report.ts';

type Example = NonNullable<StudentReport['weak'][number]['example']>;
type Attempt = Example['before'];

/** The weak point that is printed: the first of which there is an example. */
export const shownWeak = ({ weak }: StudentReport) => weak.find(({ example }) => example !== null);

/** Pictures of what was written, as data URLs, by the attempt. */
export type Pictures = ReadonlyMap<Attempt, string>;

/** The first picture of an attempt: cut out of the scan, or drawn where the seeded world has none; "" without one. */
async function pictureOf(sandbox: Sandbox, userId: string, attempt: Attempt): Promise<string> {
  const [first] = attempt.pictures;
  if (!first) return attempt.picture;
  const { kind, index, version } = first;
  const asked = { submissionId: attempt.submissionId, position: attempt.position, kind, index, version };
  const jpeg = selectPicture(sandbox, asked) ?? (await drawAnswer(sandbox, userId, asked));
  return jpeg ? `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` : '';
}

/** Fetches the pictures of what is printed of some reports, and tells of each report that is ready. */
export async function examplePictures(
  sandbox: Sandbox,
  { userId, gone }: { userId: string; gone: AbortSignal },
  reports: readonly StudentReport[],
  onReady: (done: number) => void,
): Promise<Pictures> {
  const pictures = new Map<Attempt, string>();
  for (const [at, report] of reports.entries()) {
    gone.throwIfAborted();
    const example = shownWeak(report)?.example;
    const attempts = [example?.before, example?.after].filter((one) => one !== null && one !== undefined);
    for (const attempt of attempts) pictures.set(attempt, await pictureOf(sandbox, userId, attempt));
    onReady(at + 1);
  }
  return pictures;
}
