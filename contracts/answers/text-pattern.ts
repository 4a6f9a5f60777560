/** The pattern that a text with {placeholders} becomes; undefined for a text without, which is only itself. */
export function textPattern(template: string): string | undefined {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return parts.length === 1 ? undefined : `^${parts.join('.+')}$`;
}
