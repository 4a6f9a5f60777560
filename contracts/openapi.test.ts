import { describe, expect, it } from 'vitest';
import { callEntries } from './calls.ts';
import { openapiDocument, type Schema } from './openapi.ts';

const document = openapiDocument();

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

const unmarked = (schema: Schema, path: string): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...(field['x-provenance'] ? [] : [`${path}.${name}`]),
    ...unmarked(field.items ?? field, `${path}.${name}`),
  ]);

describe('the OpenAPI document', () => {
  it('has every declared call', () =>
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(callEntries.map(([name]) => name).sort()));

  it('says of every call, parameter and field where it comes from', () => {
    for (const operation of operations) {
      expect(operation['x-provenance']).toMatch(/^(spec|inferred|ours)$/);
      expect(operation.parameters.every((parameter) => parameter['x-provenance'])).toBe(true);
      const contents = [operation.requestBody, operation.responses[200]].flatMap((part) =>
        Object.values(part?.content ?? {}),
      );
      expect(contents.flatMap(({ schema }) => unmarked(schema, operation.operationId))).toEqual([]);
    }
  });

  it('says of every write what it does and what is to be read again', () => {
    const told = operations.filter((operation) => operation['x-effects'] !== undefined);
    expect(told.map(({ operationId }) => operationId).sort()).toEqual(
      callEntries.flatMap(([name, { effects }]) => (effects ? [name] : [])).sort(),
    );
    const textOf = (path: string) => document.paths[path]!['post']!['x-effects'];
    expect(textOf('/api/vesta/student/add')).toMatch(/^新增学生；须刷新：.*班级详情.*学生分页/);
    expect(textOf('/account/logout')).toBe('只作废令牌，无须刷新。');
  });

  it('never calls a field of a call of ours specified by default', () => {
    const promote = document.paths['/api/vesta/class/promote']!['post']!;
    const data = promote.responses[200]!.content!['application/json']!.schema.properties!['data']!;
    expect(data.properties!['promoted']!['x-provenance']).toBe('ours');
  });
});
