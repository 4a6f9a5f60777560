import type { selectForms, selectFoundPages } from './missing.queries.ts';

/** The form of a student's sheet: that of the pages that have come in, else what was laid out last for the paper. */
export const formOf = (
  forms: ReturnType<typeof selectForms>,
  paperId: string,
  found: ReturnType<typeof selectFoundPages>,
): (typeof forms)[number] | undefined =>
  found[0] ? forms.find(({ id }) => id === found[0]!.sheetId) : forms.findLast((one) => one.paperId === paperId);
