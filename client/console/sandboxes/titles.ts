/** The most sandboxes of a class. */
const mostOfClass = 60;

const numbered = (index: number, name = ''): string => `学员 ${String(index + 1).padStart(2, '0')} ${name}`.trim();

/** The names in a text: one a line, or as lists and tables have them. */
const namesIn = (text: string): string[] =>
  text
    .split(/[\n\t,，、;；]+/)
    .map((name) => name.trim())
    .filter(Boolean);

/** What the sandboxes of a class are called: numbered, with the names that were typed or pasted, or as many as a number says. */
export function titlesOfClass(text: string): string[] {
  const names = namesIn(text);
  const count = names.length === 1 && /^\d{1,3}$/.test(names[0]!) ? Number(names[0]) : undefined;
  if (count === undefined) return names.map((name, index) => numbered(index, name));
  return Array.from({ length: Math.min(count, mostOfClass + 1) }, (_, index) => numbered(index));
}
