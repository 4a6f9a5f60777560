import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { DataOf, Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { documentState } from '../../../contracts/states.ts';
import { uploadResource } from '../../../contracts/wrongbook/documents.ts';
import { renderPrint } from '../../../contracts/wrongbook/printing.ts';
import * as calls from '../../../contracts/wrongbook/scans.ts';
import { addPaper } from '../../../contracts/wrongbook/papers.ts';
import { addAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { assignmentIds, classIds, courseIds, personaIds } from '../../../seed/landmarks.ts';
import { openPages } from '../../engines/scanning/pages.ts';
import type { GrayPicture } from '../../engines/scanning/picture.ts';
import type { TestAnswer, TestApp } from '../app.ts';

/** Milliseconds for what prints, makes and reads pages for real: other tests use the machine too. */
export const patient = 300_000;

type Row = Record<string, string | number | null>;
type Print = Partial<InputOf<typeof renderPrint>>;

const patience = { timeout: 200_000, interval: 50 };

/** Short ways to scan, and to look at what came of it. */
export class ScanFixture {
  assignmentId: string = assignmentIds.collecting;

  constructor(private readonly server: TestApp) {}

  rows = <T = Row>(query: string, ...values: (string | number)[]): T[] =>
    this.server.sandbox.sqlite.prepare(query).all(...values) as T[];

  run = (query: string, ...values: (string | number)[]) => this.server.sandbox.sqlite.prepare(query).run(...values);

  /** Calls as the teacher. */
  call = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<TestAnswer<DataOf<E>>> =>
    this.server.call('teacher', endpoint, input);

  /** Sheets as the printer gives them. */
  print = async (input: Print = {}): Promise<Uint8Array> => {
    const request = { assignmentId: this.assignmentId, kinds: ['sheets' as const], ...input };
    const { status, bytes } = await this.call(renderPrint, request);
    expect(status).toBe(200);
    return bytes;
  };

  /** The printed pages as pictures. */
  sides = async (pdf: Uint8Array): Promise<GrayPicture[]> => {
    const path = join(this.server.dataDir, 'printed.pdf');
    writeFileSync(path, pdf);
    const opened = await openPages(path, 'pdf');
    const sides: GrayPicture[] = [];
    for (let page = 1; page <= opened.count; page++) sides.push(await opened.page(page));
    await opened.close();
    return sides;
  };

  /** Sets work whose sheets have two pages, and goes on with it; with 8 marks a question it is an examination. */
  setLongWork = async (score: 4 | 8 = 4): Promise<void> => {
    const ids = (type: number, count: number) =>
      this.rows<{ id: string }>(
        `select id from questions where owner_id is null and subject_id = '2' and grade_id = '7' and question_type = ? and is_deleted = 0
          order by id limit ?`,
        type,
        count,
      ).map(({ id }) => ({ questionId: id, score }));
    const sections = [
      { title: '选择', questions: ids(1, 8) },
      { title: '解答', questions: ids(3, 6) },
    ];
    const paper = await this.call(addPaper, {
      title: '长卷',
      subjectId: '2',
      gradeId: '7',
      sections,
    });
    const paperId = paper.body.data.id;
    const lesson = { taskType: 1 as const, courseId: courseIds.maths, classId: classIds.junior };
    const set = await this.call(addAssignment, { ...lesson, title: '长卷', paperId });
    this.assignmentId = set.body.data.id;
  };

  /** Uploads a file as a scan and waits until it has been read; returns its id. */
  scan = async (file: Uint8Array, fields: object = {}) => {
    const input = { teacherId: personaIds.teacher, target: 'scan' as const, ...fields };
    const { body } = await this.server.call('teacher', uploadResource, input, file);
    expect(body).toMatchObject({ code: 200 });
    await this.read(body.data.documentId);
    return body.data.documentId;
  };

  /** Waits until a scan has been read, or has failed. */
  read = (documentId: string): Promise<void> =>
    vi.waitFor(() => {
      const [found] = this.rows<{ state: number }>('select state from documents where id = ?', documentId);
      expect(found!.state).toBeGreaterThanOrEqual(documentState.done);
    }, patience);

  pages = async (
    input: InputOf<typeof calls.pageScanPages> = {},
  ): Promise<DataOf<typeof calls.pageScanPages>['records']> =>
    (await this.call(calls.pageScanPages, { size: 500, ...input })).body.data.records;

  /** States of the pages of a scan, in their order. */
  states = async (documentId: string): Promise<string[]> =>
    (await this.pages({ documentId })).map(({ state }) => state);

  item = async (documentId: string) =>
    (await this.call(calls.pageScans, { size: 500 })).body.data.records.find(({ id }) => id === documentId)!;

  mend = async (input: InputOf<typeof calls.mendScanPage>) => (await this.call(calls.mendScanPage, input)).body.msg;

  missing = async () => (await this.call(calls.listMissingPages, { assignmentId: this.assignmentId })).body.data;

  /** Everything that a scan has brought into the work: answers, pictures and sums. */
  work = (): string =>
    JSON.stringify([
      this.rows(
        'select s.id, s.state, s.score, s.marked_count, s.is_incomplete from submissions s where s.assignment_id = ? order by s.id',
        this.assignmentId,
      ),
      this.rows(
        `select r.submission_id, r.position, r.answer, r.score from responses r join submissions s on s.id = r.submission_id
          where s.assignment_id = ? order by 1, 2`,
        this.assignmentId,
      ),
      this.rows(
        `select c.page_id, c.submission_id, c.position, c.kind, c.part from answer_cuts c join submissions s
          on s.id = c.submission_id where s.assignment_id = ? order by 2, 3, 4, 5`,
        this.assignmentId,
      ),
    ]);

  /** Fails unless the pages of every scan add up. */
  addsUp = async (): Promise<void> => {
    for (const { counts, readPages } of (await this.call(calls.pageScans, { size: 500 })).body.data.records) {
      const { matched, blank, discarded, tray } = counts;
      expect(matched + blank + discarded + tray).toBe(readPages);
    }
  };
}
