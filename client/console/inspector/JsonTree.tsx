import type { ReactNode } from 'react';
import type { WholeRequest } from './requests.ts';
import { Provenance } from './Provenance.tsx';
import styles from './inspector.module.css';

type Fields = ReadonlyMap<string, WholeRequest['fields'][number]>;

interface Props {
  value: unknown;
  /** Where it lies, the items of a list as []. */
  path?: string;
  name?: string;
  fields: Fields;
  depth?: number;
}

/** How deep it is open at first, and how many items of a list are drawn. */
const openDepth = 3;
const mostItems = 100;

/** A JSON value that opens and closes, each field with its label and where it comes from. */
export function JsonTree({ value, path = '', name, fields, depth = 0 }: Props): ReactNode {
  if (value === null || typeof value !== 'object')
    return (
      <div className={styles.leaf}>
        <Name name={name} path={path} fields={fields} />
        <code data-type={typeof value}>{JSON.stringify(value)}</code>
      </div>
    );
  const isList = Array.isArray(value);
  const entries: [string, unknown][] = Object.entries(value);
  const size = isList ? `[${entries.length}]` : `{${entries.length}}`;
  return (
    <details className={styles.branch} open={depth < openDepth}>
      <summary>
        <Name name={name} path={path} fields={fields} />
        <code>{size}</code>
      </summary>
      {entries.slice(0, mostItems).map(([key, inner]) => (
        <JsonTree
          key={key}
          value={inner}
          name={key}
          path={isList ? `${path}[]` : path === '' ? key : `${path}.${key}`}
          fields={fields}
          depth={depth + 1}
        />
      ))}
      {entries.length > mostItems && <div className={styles.leaf}>… {entries.length - mostItems}</div>}
    </details>
  );
}

function Name({ name, path, fields }: { name: string | undefined; path: string; fields: Fields }): ReactNode {
  if (name === undefined) return null;
  const field = path.endsWith('[]') ? undefined : fields.get(path);
  return (
    <>
      <span title={field?.label}>{name}</span>
      {field?.label && field.label !== name && <small>{field.label}</small>}
      {field && <Provenance from={field.from} />}
    </>
  );
}
