import { enterers } from './role-sets.ts';

/** Who enters workbooks, and who says who does. */
export const workbookAccess = {
  listEntryBooks: enterers,
  getEntryBook: enterers,
  getEntryPage: enterers,
  saveEntry: enterers,
  removeEntry: enterers,
  setPagePicture: enterers,
  submitEntryPage: enterers,
  reviewEntry: enterers,
  reviewEmptyPage: enterers,
  assignEntryPages: { admin: 'all' },
  exportEntryBook: enterers,
} as const;

/** Everybody has tasks, of which nobody else learns; the call that a task carries out is judged by its own rule. */
export const taskAccess = {
  listTasks: 'signedIn',
  beginTask: 'signedIn',
  actOnTask: 'signedIn',
  getTaskFile: 'signedIn',
} as const;
