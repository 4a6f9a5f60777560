import { describe, expect, it } from 'vitest';
import { callEntries } from '../calls.ts';
import { consoleEntries } from '../console/calls.ts';
import { openapiDocument } from './document.ts';
import { partsOf, type Schema } from './schema.ts';

const document = openapiDocument();

const entries = [...callEntries, ...consoleEntries];

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

const unmarked = (schema: Schema, path: string): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field['x-provenance'] ? [] : [`${path}.${name}`],
  ),
  ...partsOf(schema).flatMap((part) => unmarked(part, path)),
];

/** The schema of a name. */
const named = (name: string): Schema => document.components.schemas[name]!;

describe('the OpenAPI document', () => {
  it('has every declared call', () =>
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(entries.map(([name]) => name).sort()));

  it('says of every call, parameter and field where it comes from', () => {
    for (const operation of operations) {
      expect(operation['x-provenance']).toMatch(/^(spec|inferred|ours)$/);
      expect(operation.parameters.every((parameter) => parameter['x-provenance'])).toBe(true);
    }
    const { schemas } = document.components;
    expect(Object.entries(schemas).flatMap(([name, schema]) => unmarked(schema, name))).toEqual([]);
  });

  it('says of every write what it does and what is to be read again', () => {
    const told = operations.filter((operation) => operation['x-effects'] !== undefined);
    expect(told.map(({ operationId }) => operationId).sort()).toEqual(
      entries.flatMap(([name, { effects }]) => (effects ? [name] : [])).sort(),
    );
    const textOf = (path: string) => document.paths[path]!['post']!['x-effects'];
    expect(textOf('/api/vesta/student/add')).toMatch(/^新增学生；须刷新：.*班级详情.*学生分页/);
    expect(textOf('/account/logout')).toBe('只作废令牌，无须刷新。');
  });

  it('says for programs what a call does: how a read picks and sorts its rows, and where a write shows', () => {
    const reads = document.paths['/api/vesta/student/page']!['get']!['x-behaviour'];
    expect(reads).toMatchObject({ filters: { status: { is: 'status' } }, sorts: { studentNo: 'studentNo' } });
    const writes = document.paths['/api/vesta/student/add']!['post']!['x-behaviour'];
    expect(writes).toMatchObject({ adds: ['student'], shows: { student: { name: { from: 'name' } } } });
    expect(writes).toHaveProperty('stale', expect.arrayContaining(['pageStudents', 'getClassInfo']));
  });

  it('shows of every call what it took and answered once', () => {
    const isShown = ({ responses }: (typeof operations)[number]): boolean => {
      const { content, headers } = responses[200];
      return Boolean(content!['application/json']?.examples?.['example'] ?? headers?.['content-disposition']);
    };
    const shown = operations.filter(isShown).map(({ operationId }) => operationId);
    expect(shown).toEqual(expect.arrayContaining(callEntries.map(([name]) => name)));
    expect(shown).toEqual(expect.arrayContaining(['listRequests', 'getRequest', 'getCoverage']));
  });

  it('says of the calls of the console what opens them, and of no other', () => {
    const { paths } = document;
    const securityAt = (path: string) => paths[path]!['get']!.security;
    expect(securityAt('/console/api/requests')).toEqual([{ consoleKey: [] }, {}]);
    expect(securityAt('/api/vesta/student/page')).toEqual([{ bladeAuth: [] }]);
    expect(paths['/console/api/events']!['get']!.responses[200].content).toHaveProperty(['text/event-stream']);
    const stale = paths['/console/api/inspector/set']!['post']!['x-effects'];
    expect(stale).toMatch(/^修改请求记录；须刷新：.*沙箱最近的请求/);
  });

  it('never calls a field of a call of ours specified by default', () => {
    expect(named('PromoteClassesData').properties!['promoted']!['x-provenance']).toBe('ours');
  });

  it('says so in words too', () => {
    expect(named('Student').properties!['name']!.description).toBe('姓名〔推断〕');
    const { parameters } = document.paths['/api/vesta/student/page']!['get']!;
    expect(parameters.find(({ name }) => name === 'keyword')!.description).toBe('姓名或学号〔推断〕');
  });

  it('has names for what people work with, each for one content', () => {
    const records = ['Student', 'Teacher', 'Class', 'Assignment', 'Question', 'Paper', 'Exam', 'Document', 'Order'];
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(records));
    expect(Object.keys(named('Student').properties!).slice(0, 3)).toEqual(['id', 'name', 'studentNo']);
    expect(named('StudentPage').properties!['records']!.items).toEqual({ $ref: '#/components/schemas/Student' });
  });

  it('says of parameters what they may be, what they are by default, and what sorts', () => {
    const { parameters } = document.paths['/api/vesta/student/page']!['get']!;
    const schemaNamed = (name: string) => parameters.find((one) => one.name === name)!.schema;
    expect(schemaNamed('status').enum).toEqual([0, 1]);
    expect(schemaNamed('size')).toMatchObject({ default: 10, minimum: 1 });
    expect(schemaNamed('ascs').pattern).toBe('^(studentNo|name|createTime)(,(studentNo|name|createTime))*$');
  });

  it('puts every call into a group that says what it is about', () => {
    const used = new Set(operations.flatMap((operation) => operation.tags));
    expect([...used].sort()).toEqual(document.tags.map(({ name }) => name).sort());
  });
});
