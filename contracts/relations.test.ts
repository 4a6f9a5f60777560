import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { callEntries, calls } from './calls.ts';
import { columnsOf, hasField, relationsOf, rowsOf, valuesAt } from './relations.ts';

const reads = callEntries.filter(([, { effects }]) => !effects);

/** The paths that a relation or column names. */
const pathsIn = (relation: object): string[] =>
  ['is', 'contains', 'startsWith', 'notBefore', 'notAfter', 'isBlank'].flatMap(
    (name) => (relation as Record<string, string | string[] | undefined>)[name] ?? [],
  );

describe('a read', () => {
  it('explains each field of its input', () => {
    const unexplained = reads.flatMap(([call, read]) =>
      Object.entries(relationsOf(read)).flatMap(([field, relation]) => (relation ? [] : [`${call}.${field}`])),
    );
    expect(unexplained).toEqual([]);
  });

  it('names fields only that its rows have, and sorts by such', () => {
    const missing = reads.flatMap(([call, read]) => {
      const { row } = rowsOf(read.like ?? read) as { row: z.ZodType };
      const named = [...Object.values(relationsOf(read)), ...Object.values(columnsOf(read))].flatMap((one) =>
        typeof one === 'string' ? [one] : pathsIn(one ?? {}),
      );
      return named.filter((path) => !hasField(row, path)).map((path) => `${call}: ${path}`);
    });
    expect(missing).toEqual([]);
  });

  it('declares nothing that its input does not have, and gives a reason where rows show nothing', () => {
    for (const [call, read] of reads) {
      for (const [field, relation] of Object.entries(read.where ?? {})) {
        expect(read.input.shape, call).toHaveProperty(field);
        if (relation && 'unchecked' in relation) expect(relation.unchecked.length, call).toBeGreaterThan(3);
      }
    }
  });
});

describe('what a field does', () => {
  it('follows from its name, from the id that rows hold, and from the read that it is like', () => {
    expect(relationsOf(calls.pageStudents)).toMatchObject({
      schoolId: { is: 'schoolId' },
      keyword: { contains: ['name', 'studentNo'] },
      unassigned: { isBlank: 'classId' },
      current: { pages: true },
      ascs: { sorts: ['studentNo', 'name', 'createTime'] },
    });
    expect(relationsOf(calls.exportStudents)).toMatchObject({ keyword: { contains: ['name', 'studentNo'] } });
    expect(relationsOf(calls.getClassInfo)).toEqual({ classId: { is: ['id'] } });
    expect(relationsOf(calls.pageAssignments)).toMatchObject({ classId: { is: ['classes.id'] } });
    expect(relationsOf(calls.listTeachers)).toMatchObject({ schoolId: { scope: 'school' } });
  });

  it('finds values in lists of lists', () => {
    expect(valuesAt({ jobs: [{ keys: ['a'] }, { keys: ['b'] }, {}] }, 'jobs.keys').flat()).toEqual(['a', 'b']);
    expect(valuesAt({ jobs: null }, 'jobs.keys')).toEqual([]);
  });
});
