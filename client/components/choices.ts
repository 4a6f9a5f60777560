/** One option of a list, as it is shown. */
export interface Choice<V> {
  value: V;
  text: string;
  /** "" when it stands alone. */
  group: string;
}

interface Fields {
  valueField?: string;
  labelField?: string | readonly string[];
  groupField?: string;
}

/** Reads value, text and group out of options whose fields have other names. */
export function choicesOf<V>(
  options: readonly object[],
  { valueField = 'value', labelField = 'label', groupField }: Fields,
): Choice<V>[] {
  const labels = [labelField].flat();
  const textIn = (option: object, field: string) => String(Reflect.get(option, field) ?? '');
  return options.map((option) => ({
    value: Reflect.get(option, valueField) as V,
    text: labels
      .map((field) => textIn(option, field))
      .filter(Boolean)
      .join(' '),
    group: groupField === undefined ? '' : textIn(option, groupField),
  }));
}

/** Options under their groups, groups in the order in which they first appear. */
export function groupsOf<V>(choices: readonly Choice<V>[]): { group: string; members: Choice<V>[] }[] {
  const groups = new Map<string, Choice<V>[]>();
  for (const choice of choices) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return [...groups].map(([group, members]) => ({ group, members }));
}

/** The options whose text holds what was typed, letter case aside. */
export function matching<V>(choices: readonly Choice<V>[], typed: string): readonly Choice<V>[] {
  const wanted = typed.trim().toLowerCase();
  return wanted === '' ? choices : choices.filter(({ text }) => text.toLowerCase().includes(wanted));
}
