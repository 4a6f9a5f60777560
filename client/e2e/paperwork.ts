import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { InputOf } from '../../contracts/endpoint.ts';
import { getSubmission } from '../../contracts/wrongbook/marking.ts';
import { listSubmissions } from '../../contracts/wrongbook/assignments.ts';
import type { Region } from '../../contracts/wrongbook/layout.ts';
import { listSheetLayouts, renderPrint } from '../../contracts/wrongbook/printing.ts';
import { grouped } from '../../server/database/lists.ts';
import { openPages } from '../../server/engines/scanning/pages.ts';
import type { GrayPicture } from '../../server/engines/scanning/picture.ts';
import { fillIn } from '../../server/testing/scans/sides.ts';
import { ask } from './assigning.ts';
import { tokenOf } from './browser.ts';

// What a student does on paper: the answer sheet as it is printed, filled in.

/** The work of one student, who answers all of it right or all of it wrong. */
export interface Paperwork {
  assignmentId: string;
  studentId: string;
  isRight: boolean;
}

type Bubble = Extract<Region, { kind: 'bubble' }>;

/** The student's part of some work with the right answers. */
export async function sheetOf({ assignmentId, studentId }: Paperwork) {
  const given = await ask(listSubmissions, { assignmentId });
  const { submissionId } = given.find((one) => one.studentId === studentId)!;
  return ask(getSubmission, { submissionId });
}

/** The answer sheet of a student as the printer gives it. */
async function printed({ assignmentId, studentId }: Paperwork): Promise<Uint8Array> {
  const input: InputOf<typeof renderPrint> = { assignmentId, studentId, kinds: ['sheets'] };
  const answer = await fetch(`${inject('address')}${renderPrint.path}`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${await tokenOf('teacher')}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  return new Uint8Array(await answer.arrayBuffer());
}

async function sidesOf(pdf: Uint8Array, last: number): Promise<GrayPicture[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'paperwork-')), 'printed.pdf');
  writeFileSync(file, pdf);
  const opened = await openPages(file, 'pdf');
  const sides: GrayPicture[] = [];
  for (let page = opened.count - last + 1; page <= opened.count; page++) sides.push(await opened.page(page));
  await opened.close();
  return sides;
}

/** Fills in what a student chooses: all right options, or the first wrong one. */
function fillBubbles(side: GrayPicture, bubbles: readonly Bubble[], rightOf: (id: string) => string, isRight: boolean) {
  for (const [id, options] of grouped(bubbles, ({ questionId }) => questionId)) {
    const [right, wrong] = [true, false].map((is) =>
      options.filter(({ option }) => rightOf(id).includes(option) === is),
    ) as [Bubble[], Bubble[]];
    for (const bubble of isRight ? right : wrong.slice(0, 1)) fillIn(side, bubble);
  }
}

/** The sides of a student's sheet, filled in; of a print that has been saved already, or of a new one. */
export async function answered(work: Paperwork, saved?: Uint8Array): Promise<GrayPicture[]> {
  const pdf = saved ?? (await printed(work));
  const [sheet, ...others] = await ask(listSheetLayouts, { assignmentId: work.assignmentId });
  expect(others).toEqual([]);
  const { pages } = sheet!.layout;
  const { answers } = await sheetOf(work);
  const rights = new Map(answers.map(({ questionId, key }) => [questionId, key.answers.flat().join('')]));
  const sides = await sidesOf(pdf, pages.length);
  pages.forEach(({ regions }, index) => {
    const side = sides[index]!;
    const bubbles = regions.filter((region) => region.kind === 'bubble');
    fillBubbles(side, bubbles, (id) => rights.get(id)!, work.isRight);
    // Something that is written; what it says is judged by the teacher.
    for (const region of regions.filter(({ kind }) => kind === 'answer' || kind === 'blank'))
      fillIn(side, { x: region.x + 4, y: region.y + region.height / 2, width: 12, height: 0.6 });
  });
  return sides;
}
