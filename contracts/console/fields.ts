import * as f from '../fields.ts';

/** The name of a sandbox, by which addresses and tokens name it. */
export const sandboxName = () => f.name('沙箱', 40);
