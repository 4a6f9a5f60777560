/** A sandbox that another server has, or that is on its way there: who asks here is to be sent on. */
export class NotHere extends Error {
  override name = 'NotHere';

  constructor(readonly sandbox: string) {
    super(`沙箱“${sandbox}”在另一台服务器上`);
  }
}

/** A sandbox that is just being brought up here: as with one that somebody else holds, the same work succeeds later. */
export class BeingBroughtUp extends Error {
  override name = 'BeingBroughtUp';
  readonly code = 'SQLITE_BUSY';
}
