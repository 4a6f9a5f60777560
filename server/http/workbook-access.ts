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
