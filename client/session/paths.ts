/** What features lead people to; the table of screens says which screen serves it for whom. */
export type Purpose =
  | 'assignments'
  | 'createAssignment'
  | 'assignmentReport'
  | 'homeworkReport'
  | 'marking'
  | 'submission'
  | 'composition'
  | 'scans'
  | 'practice'
  | 'learningGroups'
  | 'printRecords'
  | 'papers'
  | 'paperPrint'
  | 'schoolWork'
  | 'schoolWorkResults'
  | 'studentBook'
  | 'classBook'
  | 'learningReport'
  | 'studentUsage'
  | 'exams'
  | 'exam'
  | 'examReport'
  | 'classes'
  | 'students'
  | 'teachers'
  | 'partnerSchools'
  | 'schoolBoard'
  | 'partnerOrders'
  | 'partnerDevices'
  | 'workbooks';

/** What of an address says which screen is meant, where one route leads to several. */
export const purposeParam = 'for';

export type Paths = Readonly<Partial<Record<Purpose, string>>>;

let paths: Paths = {};

/** Takes over the paths of the active role. Another role starts the page again, so nothing follows a change. */
export function setPaths(ofRole: Paths): void {
  paths = ofRole;
}

/** The address that serves a purpose for the active role, without what is "" of the query; undefined where no screen does. */
export function pathTo(purpose: Purpose, query: Readonly<Record<string, string>> = {}): string | undefined {
  const path = paths[purpose];
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  if (path === undefined || filled.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(filled)}`;
}
