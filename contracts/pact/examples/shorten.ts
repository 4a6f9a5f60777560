/** Rows of a long list that are enough to see what they look like; a short one may have to be whole, as the corners of a page. */
const rows = 2;
const short = 4;

/** A token, which nobody needs to read. */
const token = /^(main)\.[\w-]{43}$/;

/** An answer as an example shows it: the first rows of each list, tokens without what opens anything. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return (value.length > short ? value.slice(0, rows) : value).map(shortened);
  if (typeof value === 'string') return value.replace(token, '$1.example');
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]));
}

const formats: readonly (readonly [string, RegExp])[] = [
  ['nothing', /^$/],
  ['moment', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/],
  ['day', /^\d{4}-\d{2}-\d{2}$/],
  ['digits', /^\d+$/],
];

/** What a value looks like, whatever it says: times, numbers and ids differ each time. */
export function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formOf);
  if (typeof value === 'string') return formats.find(([, pattern]) => pattern.test(value))?.[0] ?? 'text';
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, formOf(field)]));
}
