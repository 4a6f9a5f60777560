/** A pool takes no more tasks for now. */
export class PoolFull extends Error {
  /** @param ofOwn Whether it is the tasks of the same turn that fill it. */
  constructor(readonly ofOwn: boolean) {
    super('The pool is full');
  }
}
