import * as z from 'zod';
import * as f from '../fields.ts';
import { labelled } from '../labelled.ts';

/** The name of a sandbox, by which addresses and tokens name it. */
export const sandboxName = () => f.name('沙箱', 40);

/** The name that a sandbox is to have. */
export const newSandboxName = () =>
  labelled(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, '须为小写字母、数字和连字符，最多 40 个字符'), '新沙箱');

/** The refusal of what names a sandbox that is not there. */
export const noSandbox = { noSandbox: '沙箱 {sandbox} 不存在' } as const;
