import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callEntries } from './calls.ts';
import * as f from './fields.ts';
import { kinds } from './kinds.ts';
import { aboutId, idFields, partsOf, type Part } from './walk.ts';

/** Fields that are called ids without naming anything of ours: of the wire's paging, and of forms that others may have made. */
const otherIds = ['countId', 'questionId'];

const nameOf = (path: Part['path']): string => path.findLast((step) => typeof step === 'string') ?? '';
const isNamedId = (name: string) => /(^id|Ids?)$/.test(name);

const everyPart = callEntries.flatMap(([call, { input, data }]) =>
  [...partsOf(input), ...partsOf(data)].map(({ path, schema }) => ({ call, name: nameOf(path), schema })),
);

describe('every call', () => {
  it('says of each id what it is an id of', () => {
    const hidden = everyPart.filter(
      ({ name, schema }) => isNamedId(name) && schema instanceof z.ZodString && !aboutId(schema),
    );
    expect(hidden.filter(({ name }) => !otherIds.includes(name))).toEqual([]);
  });

  it('calls the id of a kind by its name', () => {
    const named = everyPart.filter(({ name, schema }) => aboutId(schema) && name.replace(/Ids?$/, '') in kinds);
    const strays = named.filter(({ name, schema }) => aboutId(schema)!.of !== name.replace(/Ids?$/, ''));
    expect(named.length).toBeGreaterThan(100);
    expect(strays).toEqual([]);
  });

  it('says of each record with an id what it is', () => {
    const records = everyPart.filter(({ schema }) => schema instanceof z.ZodObject && 'id' in schema.shape);
    expect(records.filter(({ schema }) => !schema.meta()?.['x-row'])).toEqual([]);
  });

  it('takes no ids of what is only shown, and refuses by name with a refusal of its own', () => {
    for (const [name, { input, refusals }] of callEntries) {
      for (const { about } of idFields(input)) {
        expect([name, kinds[about.of]]).not.toEqual([name, 'shown']);
        if (about.refuse) expect(Object.keys(refusals), name).toContain(about.refuse);
      }
    }
  });
});

it('ids are found in lists, beneath wrappers and in each of several kinds', () => {
  const one = f.id('题目', { of: 'question', need: 'read' });
  const schema = z.object({
    list: z.array(z.object({ a: one.optional() })).default([]),
    either: z.union([z.object({ b: one }), z.object({ c: one.nullable() })]).optional(),
    piped: one.pipe(z.string()),
  });
  expect(idFields(schema).map(({ path }) => nameOf(path))).toEqual(['a', 'b', 'c', 'piped']);
  expect(idFields(schema)[0]!.about).toEqual({ of: 'question', need: 'read' });
});

it('an id without its kind, and a row without its id, do not compile', () => {
  const wrong = () => [
    // @ts-expect-error what it is an id of is left out
    f.id('题目'),
    // @ts-expect-error nothing of that kind has an id
    f.id('任课', { of: 'teaching' }),
    // @ts-expect-error its own id is left out
    f.row('student', { name: f.text('姓名'), classId: f.id('班级', { of: 'class' }) }),
  ];
  expect(wrong).toBeTypeOf('function');
});
