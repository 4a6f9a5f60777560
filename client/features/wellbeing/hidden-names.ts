import { proxy, useSnapshot } from 'valtio';

const names = proxy({ areHidden: false });

/** Shows names or hides them, as before a class or a projector. */
export const toggleNames = (): void => {
  names.areHidden = !names.areHidden;
};

/** Whether names are hidden. */
export const useHiddenNames = (): boolean => useSnapshot(names).areHidden;

/** A name, or in its place what tells one from another within a list. */
export const nameOr = (areHidden: boolean, name: string, id: string): string =>
  areHidden ? `学生 ${id.slice(-4)}` : name;
