import * as z from 'zod';

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];

/** The schemas that a schema is, from the outside in: what is optional or has a default is wrapped. */
export function* layersOf(schema: Schema | undefined): Generator<Schema> {
  let layer = schema;
  while (layer) {
    yield layer;
    layer = (layer._zod.def as { innerType?: Schema }).innerType;
  }
}

/** The schema of a field of an object, or of the items of a list. */
function partOf(whole: Schema | undefined, key: PropertyKey): Schema | undefined {
  for (const schema of layersOf(whole)) {
    if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, Schema | undefined>)[key];
    if (schema instanceof z.ZodArray) return schema.element;
  }
  return undefined;
}

/** The schema of what lies at a path of an input; undefined where nothing is declared. */
export const schemaAt = (input: Schema, path: Path): Schema | undefined =>
  path.reduce<Schema | undefined>(partOf, input);

/** The label of what lies at a path, or of the nearest around it that has one; "" for none. */
export function labelAt(input: Schema, path: Path): string {
  for (let depth = path.length; depth > 0; depth--) {
    for (const schema of layersOf(schemaAt(input, path.slice(0, depth)))) {
      const label = z.globalRegistry.get(schema)?.description;
      if (label) return label;
    }
  }
  return '';
}

const valueAt = (given: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], given);

/** What is wrong with an input at one place, in words that name the field; the contract words its own rules in Chinese. */
export function faultText(input: Schema, issue: z.core.$ZodIssue, given: unknown): string {
  return labelAt(input, issue.path) + complaint(issue, valueAt(given, issue.path));
}

function complaint({ message }: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return '不能为空';
  if (/\p{Script=Han}/u.test(message)) return message;
  return Number.isNaN(value) ? '须为数字' : '格式不正确';
}
