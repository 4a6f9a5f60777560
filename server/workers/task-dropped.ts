/** Nobody waits any more for what a task makes. */
export class TaskDropped extends Error {
  constructor() {
    super('Nobody waits for the task');
  }
}
