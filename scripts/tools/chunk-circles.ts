import type { Rolldown } from 'vite';

/** Chunks that import each other, directly or by way of others, in the order in which they do; undefined where none does. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Ends a build whose chunks import each other: which of them runs first would depend on the page that is opened. */
export function refuseCircles(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
  if (circle) throw new Error(`Chunks import each other: ${circle.join(' → ')}`);
}
