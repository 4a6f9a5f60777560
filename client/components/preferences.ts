let person: () => string = () => '';

/** Names whose preferences these are, by the id of the person. */
export const preferencesOf = (read: () => string): void => {
  person = read;
};

const keyOf = (name: string): string => `preference-${person()}-${name}`;

/** What this person chose before under a name; undefined when nothing was kept. */
export const readPreference = (name: string): string | undefined => localStorage.getItem(keyOf(name)) ?? undefined;

/** Keeps a choice of this person on this machine. */
export const keepPreference = (name: string, value: string): void => localStorage.setItem(keyOf(name), value);
