import type { Json } from '../lies/exchange.ts';
import { mapObjects, type Answer, type Spoil } from './broken-server.ts';

// What a second server may do otherwise than the stand-in. Pact and the verification of any server are held to the same.

/** The interactions in which each fault below shows. */
export const watched = [
  'pageStudents: success',
  'getClassTree: success',
  'addStudent: refused duplicateNumber',
  'addClass: no token',
];

type Fields = { [name: string]: Json };

/** Changes every object of the body. */
export const inBody =
  (change: (fields: Fields) => Fields): Spoil =>
  ({ status, body }: Answer): Answer => ({ status, body: mapObjects(body, change) as Answer['body'] });

const without =
  (dropped: string) =>
  ({ [dropped]: _, ...rest }: Fields) =>
    rest;

const renamed = (from: string, to: string) => (fields: Fields) =>
  from in fields ? { ...without(from)(fields), [to]: fields[from]! } : fields;

const changed = (name: string, change: (value: Json) => Json) => (fields: Fields) =>
  name in fields ? { ...fields, [name]: change(fields[name]!) } : fields;

/** What breaks the contract. */
export const faults: Record<string, Spoil> = {
  'drops a field of the records': inBody(without('guardianPhone')),
  'drops a field deep in a tree': inBody(without('hasChildren')),
  'drops a field that only some nodes have': inBody(without('children')),
  'renames a field': inBody(renamed('studentNo', 'studentNumber')),
  'gives a number for a string': inBody(changed('schoolId', Number)),
  'gives a string for a number': inBody(changed('studentCount', String)),
  'gives a string for a numbered state': inBody(changed('status', String)),
  'gives a state that nobody knows': inBody(changed('status', () => 7)),
  'gives another format of time': inBody(changed('createTime', () => '2026-10-15T08:00:00')),
  'gives null for an absent text': inBody(changed('graduatedYear', () => null)),
  'leaves the code out': inBody(without('code')),
  'leaves success out': inBody(without('success')),
  'answers 200 to what it refuses': ({ body }) => ({ status: 200, body }),
  'answers 500 with the right body': ({ body }) => ({ status: 500, body }),
  'finds nothing where there is something': inBody(changed('records', () => [])),
};

/** What breaks the pacts, which pin one name, and not the contract: callers read both. */
export const otherNames: Record<string, Spoil> = {
  'calls msg message': inBody(renamed('msg', 'message')),
};

/** What callers have to put up with. */
export const tolerated: Record<string, Spoil> = {
  'changes nothing': (answer) => answer,
  'adds fields': inBody((fields) => ({ ...fields, more: 'text' })),
  'leaves out what nobody may rely on in a page': inBody(without('optimizeCountSql')),
  'gives another type to what nobody may rely on in a page': inBody(changed('maxLimit', String)),
};
