import { contentOf, rowNames, whatItIs, whereItIs, type Use } from './rows.ts';
import type { Schema } from './schema.ts';

const prefix = '#/components/schemas/';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The name to which a schema refers; undefined of one that is written out. */
const nameIn = (schema: Schema | undefined): string | undefined => schema?.$ref?.slice(prefix.length);

/** The schemas of a document that have names, so that generated clients have types for them. */
export class Components {
  readonly schemas: Record<string, Schema> = {};
  private readonly names: Map<string, string>;

  /** `answers` are those of all calls: what a record is called depends on who else shows it. */
  constructor(answers: readonly Use[]) {
    this.names = rowNames(answers);
  }

  /** The envelope of a call by its name, and by theirs what it holds. */
  envelope({ call, schema }: Use): Schema {
    const { data, ...properties } = schema.properties!;
    const named = this.data(call, data!);
    const shown = this.shownIn(named);
    const name = shown === undefined || shown === `${capital(call)}Data` ? capital(call) : shown;
    return this.refer(`${name}Answer`, { ...schema, properties: { ...properties, data: named } });
  }

  /** What a call takes as JSON, by its name. */
  input({ call, schema }: Use): Schema {
    return this.refer(`${capital(call)}Input`, this.within(schema));
  }

  private data(call: string, data: Schema): Schema {
    const named = this.within(data);
    if (named.type !== 'object' || named.$ref) return named;
    const record = nameIn(named.properties?.['records']?.items);
    if (Object.keys(named.properties ?? {}).length === 0) return this.refer('Nothing', named);
    return this.refer(record ? `${record}Page` : `${capital(call)}Data`, named);
  }

  /** What an envelope is called after: what its data is, or a list of. */
  private shownIn(data: Schema): string | undefined {
    const item = nameIn(data.items);
    return nameIn(data) ?? (item && `${item}List`);
  }

  /** A schema with the names of records in their places. */
  private within(schema: Schema): Schema {
    const inner: Schema = { ...schema };
    if (schema.properties) {
      const fields = Object.entries(schema.properties).map(([name, field]) => [name, this.within(field)]);
      inner.properties = Object.fromEntries(fields) as Record<string, Schema>;
    }
    if (schema.items) inner.items = this.within(schema.items);
    if (schema.oneOf) inner.oneOf = schema.oneOf.map((kind) => this.within(kind));
    if (schema.anyOf) inner.anyOf = schema.anyOf.map((kind) => this.within(kind));
    const name = schema['x-row'] === undefined ? undefined : this.names.get(contentOf(schema));
    return name === undefined ? inner : this.refer(name, inner);
  }

  private refer(name: string, schema: Schema): Schema {
    this.schemas[name] ??= whatItIs(schema);
    return { $ref: `${prefix}${name}`, ...whereItIs(schema) };
  }
}
