import { expect, inject } from 'vitest';
import { questionType } from '../../contracts/constants/questions.ts';
import { documentState } from '../../contracts/states.ts';
import { uploadResource } from '../../contracts/wrongbook/documents.ts';
import { giveMarks, publishAssignment } from '../../contracts/wrongbook/marking.ts';
import { pageScanPages, pageScans } from '../../contracts/wrongbook/scans.ts';
import { personaIds } from '../../seed/landmarks.ts';
import type { GrayPicture } from '../../server/engines/scanning/picture.ts';
import { scannedFile } from '../../server/testing/scans/sides.ts';
import { ask, tell } from './assigning.ts';
import { tokenOf, until } from './browser.ts';
import { sheetOf, type Paperwork } from './paperwork.ts';

// How filled sheets come back: scanned, marked and published.

const isChoice = ({ questionType: type }: { questionType: number }): boolean => type === questionType.choice;

/** Has sides scanned as one file, of which each page finds its student. */
export async function scan(sides: readonly GrayPicture[]): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(await scannedFile(sides))]), 'scan.pdf');
  const answer = await fetch(`${inject('address')}${uploadResource.path}?teacherId=${personaIds.teacher}&target=scan`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${await tokenOf('teacher')}` },
    body: form,
  });
  const { data } = (await answer.json()) as { data: { documentId: string } };
  const { documentId } = data;
  const state = async () => (await ask(pageScans, {})).records.find(({ id }) => id === documentId)?.state;
  await until(state).toBe(documentState.done);
  const pages = await ask(pageScanPages, { documentId, size: 100 });
  expect(pages.records.map((page) => page.state)).toEqual(sides.map(() => 'matched'));
}

/** Looks at what came in: boxes have been read, the rest is judged by the teacher; then its scores are published. */
export async function markAndPublish(works: readonly Paperwork[]): Promise<void> {
  const [{ assignmentId }] = works as [Paperwork];
  for (const work of works) {
    const { submissionId, answers } = await sheetOf(work);
    const dueOf = (full: number) => (work.isRight ? full : 0);
    for (const { position, full, mark } of answers.filter(isChoice))
      expect([position, mark?.score]).toEqual([position, dueOf(full)]);
    const marks = answers
      .filter((one) => !isChoice(one))
      .map(({ position, full }) => ({
        key: `paperwork-${submissionId}-${position}`,
        submissionId,
        position,
        score: dueOf(full),
      }));
    if (marks.length > 0) await tell(giveMarks, { assignmentId, marks });
  }
  const published = await tell(publishAssignment, { assignmentId });
  expect(published.studentCount).toBe(works.length);
}
