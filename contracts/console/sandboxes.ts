import { read } from '../endpoint.ts';
import * as f from '../fields.ts';

export const listSandboxes = read({
  service: 'console',
  path: '/console/api/sandboxes',
  summary: '沙箱列表',
  provenance: 'ours',
  input: f.input({ keyword: f.keyword('名称或场景') }),
  data: f.madeOf(
    ['sandbox', 'snapshot', 'fault'],
    f.list(
      f.record({
        sandbox: f.text('沙箱'),
        title: f.text('名称'),
        /** "" of one that was made of none. */
        scenario: f.text('场景'),
        createTime: f.text('建立时间'),
        /** "" of one that nobody has used since the server started. */
        lastUse: f.text('最近使用'),
        /** Whether its database is open; closed ones are opened when somebody comes. */
        isOpen: f.flag('打开着'),
        online: f.count('十分钟内有请求的人数'),
        bytes: f.count('占用磁盘（字节）'),
      }),
    ),
  ),
  where: { keyword: { contains: ['title', 'scenario', 'sandbox'] } },
});
