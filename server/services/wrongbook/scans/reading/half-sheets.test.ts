import { afterAll, beforeAll, expect, it } from 'vitest';
import { crop, type GrayPicture } from '../../../../engines/scanning/picture.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { dictate } from '../../../../testing/scans/dictation.ts';
import { patient, ScanFixture } from '../../../../testing/scans/scan-fixture.ts';
import { scannedFile } from '../../../../testing/scans/sides.ts';

let server: TestApp;
let fixture: ScanFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = new ScanFixture(server);
  dictate(server);
}, patient);

afterAll(() => server.close());

const third = (side: GrayPicture, place: number): GrayPicture => {
  const height = Math.floor(side.height / 3);
  return crop(side, 0, place * height, side.width, height);
};

it(
  'take half sheets of a dictation once they are cut, each for its student, and leave a page that was not cut in the tray',
  async () => {
    const [first, second] = await fixture.sides(await fixture.print({ kinds: ['halfSheets'] }));
    const cut = [third(first!, 0), third(first!, 1), third(first!, 2), second!];
    const id = await fixture.scan(await scannedFile(cut));
    expect(await fixture.states(id)).toEqual(['matched', 'matched', 'matched', expect.not.stringMatching('matched')]);
    const pages = await fixture.pages({ documentId: id });
    expect(new Set(pages.slice(0, 3).map(({ studentName }) => studentName)).size).toBe(3);
    const handedIn = 'select count(*) n from submissions where assignment_id = ? and state = 1';
    expect(fixture.rows(handedIn, fixture.assignmentId)).toEqual([{ n: 3 }]);
    const cuts = fixture.rows(
      `select c.kind, count(*) n from answer_cuts c join submissions s on s.id = c.submission_id
        where s.assignment_id = ? group by c.kind order by c.kind`,
      fixture.assignmentId,
    );
    expect(cuts).toEqual([
      { kind: 'answer', n: 3 },
      { kind: 'blank', n: 24 },
      { kind: 'score', n: 3 },
    ]);
    await fixture.addsUp();
  },
  patient,
);
