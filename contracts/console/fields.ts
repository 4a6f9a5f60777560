import * as z from 'zod';
import * as f from '../fields.ts';
import { labelled } from '../labelled.ts';

/** The name of a sandbox, by which addresses and tokens name it. */
export const sandboxName = () => f.name('沙箱', 40);

/** The name that a sandbox is to have. */
export const newSandboxName = () =>
  labelled(z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, '须为小写字母、数字和连字符，最多 40 个字符'), '新沙箱');

/** What a sandbox is called in lists and on cards. */
export const sandboxTitle = () => f.name('名称', 30);

/** The most sandboxes that are made, removed or taken back at once: a class. */
export const mostAtOnce = 60;
/** The refusal of what names a sandbox that is not there. */
export const noSandbox = { noSandbox: '沙箱 {sandbox} 不存在' } as const;

/** The refusals of what makes sandboxes. */
export const room = {
  noRoom: '磁盘空间不够：需要 {need}，还剩 {left}',
  tooMany: '最多 {most} 个沙箱，请先删除不用的',
} as const;
