let person: () => string = () => '';

/** Names whose preferences these are, by the id of the person. */
export const preferencesOf = (read: () => string): void => {
  person = read;
};

/** Where a choice of a person is kept. */
export const preferenceKey = (id: string, name: string): string => `preference-${id}-${name}`;

const keyOf = (name: string): string => preferenceKey(person(), name);

/** What this person chose before under a name; undefined when nothing was kept. */
export const readPreference = (name: string): string | undefined => localStorage.getItem(keyOf(name)) ?? undefined;

/** Keeps a choice of this person on this machine. */
export const keepPreference = (name: string, value: string): void => localStorage.setItem(keyOf(name), value);

/** Under which preference it is kept that somebody has been shown the tour of a role. */
export const tourPreference = (role: string): string => `tour-${role}`;
