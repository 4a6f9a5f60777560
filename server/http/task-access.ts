/** Everybody has tasks, of which nobody else learns; the call that a task carries out is judged by its own rule. */
export const taskAccess = {
  listTasks: 'signedIn',
  beginTask: 'signedIn',
  actOnTask: 'signedIn',
  getTaskFile: 'signedIn',
} as const;
