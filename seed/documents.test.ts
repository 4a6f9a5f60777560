import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sqlite } from '../server/database/sqlite.mjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { subjects } from '../contracts/subjects.ts';
import { copySandbox, sandboxFile, sandboxFilesDir } from '../server/database/sandbox.ts';
import { inspectFile } from '../server/engines/files/inspect.ts';
import { readOn } from '../server/engines/files/read.ts';
import { filePath } from '../server/engines/files/store.ts';
import type { FiledKind } from '../server/engines/files/tasks.ts';
import { originals } from './documents/originals.ts';
import { classIds, documentIds, helperIds, personaIds, schoolIds } from './landmarks.ts';
import { createSandbox } from './sandbox.ts';
import { seededWorld, testNow } from '../server/testing/worlds.ts';

interface Row {
  id: string;
  teacher_id: string;
  school_id: string;
  shelf: string;
  title: string;
  kind: FiledKind;
  extension: string;
  size: number;
  pages: number;
  hash: string;
  state: number;
  fail_reason: string;
  is_read: number;
  scope: number;
  class_id: string | null;
  grade_id: string;
  subject_id: string;
  copies: number;
  create_time: string;
}

const printers = {
  [personaIds.teacher]: 3,
  [personaIds.many]: 105,
  [personaIds.teaching]: 1,
  [personaIds['classic-teacher']]: 2,
  [personaIds['subject-leader']]: 0,
};

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seed-documents-'));
  for (const size of ['small', 'demo'] as const) copySandbox(await seededWorld(size), folder, size);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function all<T = Row>(size: string, query: string, ...bound: string[]): T[] {
  const sqlite = new Sqlite(sandboxFile(folder, size), { readonly: true });
  try {
    return sqlite.prepare(query).all(bound) as T[];
  } finally {
    sqlite.close();
  }
}

const documents = (size: string): Row[] => all(size, 'select * from documents');

const reading = (path: string, kind: FiledKind) => ({ task: 'read' as const, path, kind, readPages: 0 });

describe('the files of the seeded world', () => {
  it('are the same whenever they are made', async () => {
    vi.resetModules();
    const again = (await import('./documents/originals.ts')).originals();
    expect(again).not.toBe(originals());
    const hashes = ({ readable, damaged }: ReturnType<typeof originals>) =>
      [...readable, damaged].map((one) => one.hash);
    expect(hashes(again)).toEqual(hashes(originals()));
  });

  it('are all different, with a title of their own', () => {
    const { readable, damaged } = originals();
    for (const key of ['title', 'hash'] as const) {
      expect(new Set([...readable, damaged].map((one) => one[key])).size).toBe(readable.length + 1);
    }
    const own = readable.filter(({ kind }) => kind === 'pdf').map(({ subjectId }) => subjectId);
    const inJuniorSchools = subjects.filter(({ subjectName }) => subjectName !== '政治');
    expect(new Set(own)).toEqual(new Set(['', ...inJuniorSchools.map(({ subjectId }) => subjectId)]));
  });

  it('are what they say, with as many pages', async () => {
    const filesDir = sandboxFilesDir(folder, 'small');
    for (const { title, hash, kind, extension, pages } of originals().readable) {
      const path = filePath(filesDir, hash);
      expect([title, await inspectFile(path), (await readOn(reading(path, kind))).pages]).toEqual([
        title,
        { kind, extension },
        pages,
      ]);
    }
  });

  it('have one among them that cannot be read, which fails as its documents say', async () => {
    const failed = documents('small').filter(({ state }) => state === 4);
    expect(failed.length).toBeGreaterThan(1);
    for (const { hash, kind, fail_reason, pages } of failed) {
      const path = filePath(sandboxFilesDir(folder, 'small'), hash);
      expect(await inspectFile(path)).toEqual({ kind: 'pdf', extension: 'pdf' });
      await expect(readOn(reading(path, kind))).rejects.toMatchObject({
        code: 'unreadable',
        values: { reason: fail_reason },
      });
      expect(pages).toBe(0);
    }
  });
});

describe.each(['small', 'demo'])('the documents of the %s world', (size) => {
  it('have a file of their size, unless they are new, and nothing is left under way', () => {
    const filesDir = sandboxFilesDir(folder, size);
    for (const { state, hash, kind, ...row } of documents(size)) {
      expect([0, 3, 4, 5]).toContain(state);
      if (state === 0) {
        expect({ hash, kind, size: row.size, extension: row.extension }).toEqual({
          hash: '',
          kind: 'unknown',
          size: 0,
          extension: '',
        });
      } else {
        expect(statSync(filePath(filesDir, hash)).size).toBe(row.size);
      }
    }
  });

  it('name every file that is there', () => {
    const filesDir = sandboxFilesDir(folder, size);
    const kept = readdirSync(filesDir).flatMap((part) => readdirSync(join(filesDir, part)));
    const named = new Set(documents(size).flatMap(({ hash }) => (hash ? [hash] : [])));
    expect(new Set(kept)).toEqual(named);
    expect(kept).toHaveLength(originals().readable.length + 1);
  });

  it('are called like their file, and by a name of their own on each shelf', () => {
    const { readable, damaged } = originals();
    const titles = new Map([...readable, damaged].map(({ hash, title }) => [hash, title]));
    const seen = new Set<string>();
    for (const { teacher_id, shelf, title, hash } of documents(size)) {
      if (hash) expect(title.replace(/（第 \d+ 次）$/, '')).toBe(titles.get(hash));
      const key = [teacher_id, shelf, title].join();
      expect(seen).not.toContain(key);
      seen.add(key);
    }
  });

  it('lie in the print lists of five teachers, as many of them unread as tests rely on', () => {
    const printed = documents(size).filter(({ shelf }) => shelf === 'print');
    expect(new Set(printed.map(({ teacher_id }) => teacher_id))).toEqual(new Set(Object.keys(printers)));
    for (const [teacherId, count] of Object.entries(printers)) {
      const unread = documents(size).filter((row) => row.teacher_id === teacherId && row.is_read === 0);
      expect(unread).toHaveLength(count);
      expect(unread.every(({ shelf, state }) => shelf === 'print' && state === 3)).toBe(true);
    }
    expect(printed.every(({ copies }) => copies > 0)).toBe(true);
  });

  it('lie in the cloud, from the past term and of several kinds', () => {
    const cloud = documents(size).filter(({ shelf }) => shelf === 'cloud');
    for (const teacherId of Object.keys(printers)) {
      const own = cloud.filter((row) => row.teacher_id === teacherId);
      expect(own.length).toBeGreaterThanOrEqual(8);
      expect(own.length).toBeLessThanOrEqual(25);
      expect(new Set(own.map(({ kind }) => kind)).size).toBeGreaterThan(1);
      expect(new Set(own.map(({ scope }) => scope))).toEqual(new Set([0, 1, 2]));
    }
    for (const { create_time } of cloud) {
      expect(create_time >= '2026-02-01' && create_time < '2026-07-31').toBe(true);
    }
  });

  it('are shared in the junior school over all its subjects, and a few in the foreign one', () => {
    const shared = documents(size).filter(({ scope, shelf }) => scope !== 0 && shelf === 'cloud');
    const at = (schoolId: string) => shared.filter(({ school_id }) => school_id === schoolId);
    const offered = all<{ subject: string }>(
      size,
      `select distinct c.subject_id subject from offered_courses o join courses c on c.id = o.course_id where o.school_id = ?`,
      schoolIds.junior,
    );
    expect(new Set(at(schoolIds.junior).map(({ subject_id }) => subject_id))).toEqual(
      new Set(offered.map(({ subject }) => subject)),
    );
    expect(at(schoolIds.junior).length).toBeGreaterThan(30);
    expect(at(schoolIds.foreign)).toHaveLength(5);
    expect(at(schoolIds.junior).length + 5).toBe(shared.length);
    expect(shared.every(({ state }) => state === 3)).toBe(true);
  });

  it('belong to the school, the course and the class of their teacher', () => {
    const strange = all(
      size,
      `select d.id from documents d join users u on u.id = d.teacher_id
       where u.school_id <> d.school_id
         or (d.class_id is not null and not exists (select 1 from teachings t join courses c on c.id = t.course_id
           where t.teacher_id = d.teacher_id and t.class_id = d.class_id and c.subject_id = d.subject_id))
         or (d.scope = 2) <> (d.shelf = 'cloud' and d.class_id is not null)
         or (d.shelf = 'cloud' and d.grade_id = '')`,
    );
    expect(strange).toEqual([]);
  });

  it('have those that tests rely on', () => {
    const find = (id: string): Row => all(size, 'select * from documents where id = ?', id)[0]!;
    const teacher = { teacher_id: personaIds.teacher };
    const finished = { shelf: 'cloud', state: 3, school_id: schoolIds.junior };
    expect(find(documentIds.ownCloud)).toMatchObject({ ...finished, ...teacher, kind: 'pdf' });
    expect(find(documentIds.ownCloud).pages).toBeGreaterThan(1);
    expect(find(documentIds.ownFailed)).toMatchObject({ ...teacher, shelf: 'cloud', state: 4 });
    expect(find(documentIds.ownPrint)).toMatchObject({ ...teacher, shelf: 'print', state: 3 });
    expect(find(documentIds.sharedSchool)).toMatchObject({ ...finished, scope: 1, class_id: null });
    expect(find(documentIds.sharedClass)).toMatchObject({ ...finished, scope: 2, class_id: classIds.junior });
    expect(find(documentIds.privateOther)).toMatchObject({ ...finished, scope: 0, class_id: null });
    expect(find(documentIds.foreign)).toMatchObject({
      shelf: 'cloud',
      state: 3,
      scope: 1,
      school_id: schoolIds.foreign,
      teacher_id: helperIds['teacher-foreign'],
    });
    const others = [documentIds.sharedSchool, documentIds.sharedClass, documentIds.privateOther];
    for (const id of others) expect(Object.values<string>(personaIds)).not.toContain(find(id).teacher_id);
    for (const { id } of documents(size)) expect(id).toMatch(/^\d{8,12}$/);
  });
});

describe('two worlds of one seed', () => {
  it('have equal rows and equal files', () => {
    createSandbox(folder, 'again', { size: 'small', seed: 7, now: testNow });
    expect(documents('again')).toEqual(documents('small'));
    for (const { hash } of documents('again').filter((row) => row.hash !== '')) {
      const [one, other] = ['again', 'small'].map((name) => filePath(sandboxFilesDir(folder, name), hash));
      expect(readFileSync(one!).equals(readFileSync(other!))).toBe(true);
    }
    expect(existsSync(join(sandboxFilesDir(folder, 'again'), 'incoming'))).toBe(false);
  });
});
