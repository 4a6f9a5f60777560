import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callEntries, calls, type CallName } from './calls.ts';
import { openapiDocument } from './openapi/document.ts';
import { fieldProvenance, hasSpecifiedValues, requiredProvenance } from './provenance.ts';
import { codes, envelopeWords, specifiedCalls, type SpecifiedCall } from './specification.ts';
import { envelopeOf, failureEnvelope } from './envelope.ts';
import { partsOf, type Part } from './walk.ts';

const specified = Object.entries(specifiedCalls) as [CallName, SpecifiedCall][];
const toldOf = (name: CallName): SpecifiedCall | undefined => specifiedCalls[name];

const nameOf = (path: Part['path']): string => path.findLast((step) => typeof step === 'string') ?? '';

/** The fields of objects within a schema, with their names. */
const fieldsOf = (schema: z.ZodType): [name: string, field: z.ZodType][] =>
  [...partsOf(schema)].flatMap(({ path, schema: part }) =>
    path.length > 0 && typeof path.at(-1) === 'string' ? [[nameOf(path), part] as [string, z.ZodType]] : [],
  );

const inputs = callEntries.flatMap(([name, { input, provenance }]) =>
  Object.entries(input.shape as Record<string, z.ZodType>).map(([word, field]) => ({
    name,
    word,
    from: fieldProvenance(field, provenance),
    required: requiredProvenance(field, provenance),
  })),
);

const where = ({ name, word }: { name: string; word: string }) => `${name}.${word}`;

const answers = callEntries.flatMap(([name, { data, provenance }]) =>
  fieldsOf(data).map(([word, field]) => ({ name, word, from: fieldProvenance(field, provenance) })),
);

const listed = (words: (call: SpecifiedCall) => readonly string[]) =>
  [...new Set(specified.flatMap(([name, call]) => words(call).map((word) => where({ name, word }))))].sort();

describe('the table of the specification', () => {
  it('has its 52 calls, each of which is declared', () => {
    expect(specified).toHaveLength(52);
    expect(specified.filter(([name]) => !(name in calls))).toEqual([]);
  });

  it('backs every call that is marked as specified, and all of its calls are so marked', () => {
    const marked = callEntries.flatMap(([name, { method, path, provenance }]) =>
      provenance === 'spec' ? [`${name}: ${method} ${path}`] : [],
    );
    const withPath = specified.filter(([, { path }]) => path !== undefined);
    expect(marked.sort()).toEqual(withPath.map(([name, { method, path }]) => `${name}: ${method} ${path}`).sort());
  });

  it('has only the calls whose path it leaves open among the inferred ones, each with a setting for it', () => {
    const open = specified.filter(([, { path }]) => path === undefined).map(([name]) => name);
    const inferred = callEntries.filter(([, { provenance }]) => provenance === 'inferred');
    expect(inferred.map(([name]) => name).sort()).toEqual(open.sort());
    for (const [name, { setting }] of inferred) expect(setting, name).toMatch(/_PATH$/);
  });
});

describe('a parameter', () => {
  it('is marked as specified just where the specification names it for that call', () =>
    expect(
      inputs
        .filter(({ from }) => from === 'spec')
        .map(where)
        .sort(),
    ).toEqual(listed(({ takes }) => takes)));

  it('is marked as required by the specification just where each such call carries it', () =>
    expect(
      inputs
        .filter(({ required }) => required === 'spec')
        .map(where)
        .sort(),
    ).toEqual(listed(({ always }) => always)));

  it('that only we ask for is not asked of a call to which the specification gives another', () => {
    const givenOther = (name: CallName) => ['nothing', 'named'].includes(toldOf(name)?.payload ?? '');
    const refusing = inputs.filter(({ name, from, required }) => givenOther(name) && from !== 'spec' && required);
    // The pickers send it with each call, as section 6 says, without naming it for this one.
    expect(refusing.map(where)).toEqual(['listCoursesInGrade.leaderType']);
  });

  it('is one that nobody has to give where the specification gives the call nothing', () => {
    for (const [name, { payload }] of specified)
      if (payload === 'nothing') expect(Object.keys(calls[name].input.shape), name).toEqual([]);
    expect(calls.exportDocument.input.safeParse({ documentId: '1' }).success).toBe(true);
    expect(calls.uploadResource.input.safeParse({}).success).toBe(true);
  });
});

describe('a field of an answer', () => {
  it('is marked as specified just where the specification names it for what the call answers with', () => {
    const marked = new Set(answers.filter(({ from }) => from === 'spec').map(where));
    expect([...marked].sort()).toEqual(listed((call) => call.answers));
  });

  it('comes as a file just where the specification says so, and where no shape is told', () => {
    const files = callEntries.filter(([, one]) => one.provenance === 'spec' && one.answers !== 'envelope');
    expect(files.map(([name]) => name).sort()).toEqual(
      specified
        .filter(([, { isFile }]) => isFile)
        .map(([name]) => name)
        .sort(),
    );
  });

  it('is one of the wrapper just where it carries a word of it', () => {
    for (const wrapper of [envelopeOf(z.strictObject({})), failureEnvelope])
      for (const [word, field] of fieldsOf(wrapper))
        if (fieldProvenance(field, 'inferred') === 'spec') expect(envelopeWords).toContain(word);
  });
});

describe('numbers of a state', () => {
  const valuesOf = (field: z.ZodType) => {
    const { enum: values, const: only } = z.toJSONSchema(field, { io: 'output' }) as {
      enum?: number[];
      const?: number;
    };
    return values ?? [only!];
  };

  it('are marked as specified where the specification lists them, in its order', () => {
    const coded = callEntries.flatMap(([name, { input, data }]) =>
      [...fieldsOf(input), ...fieldsOf(data)]
        .filter(([, field]) => hasSpecifiedValues(field))
        .map(([word, field]) => ({ at: `${name}.${word}`, values: JSON.stringify(valuesOf(field)) })),
    );
    const known: string[] = Object.values(codes).map((values) => JSON.stringify(values));
    expect(coded.filter(({ values }) => !known.includes(values))).toEqual([]);
    expect(new Set(coded.map(({ values }) => values))).toEqual(new Set(known));
    expect(coded.map(({ at }) => at)).toContain('pageStudents.status');
  });
});

describe('the OpenAPI document', () => {
  it('says who asks for a parameter, beside who names it', () => {
    const { paths, components } = openapiDocument();
    const parameter = (path: string, name: string) => paths[path]!['get']!.parameters.find((one) => one.name === name);
    expect(parameter('/api/vesta/student/page', 'schoolId')).toMatchObject({
      'x-provenance': 'inferred',
      'x-required-provenance': 'inferred',
    });
    expect(parameter('/api/vesta/teaching/getTeachCourse', 'leaderType')).toMatchObject({
      'x-provenance': 'spec',
      'x-required-provenance': 'inferred',
    });
    expect(parameter('/api/vesta/class/getClassInfo', 'classId')).toMatchObject({
      'x-provenance': 'spec',
      'x-required-provenance': 'spec',
    });
    const body = components.schemas['AddClassInput']!;
    expect(body.properties!['className']).toMatchObject({
      'x-provenance': 'inferred',
      'x-required-provenance': 'inferred',
    });
    expect(parameter('/api/vesta/student/page', 'keyword')).not.toHaveProperty('x-required-provenance');
  });
});
