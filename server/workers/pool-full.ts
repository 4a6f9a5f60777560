/** A pool takes no more tasks for now. */
export class PoolFull extends Error {
  constructor() {
    super('The pool is full');
  }
}
