import { read } from '../endpoint.ts';
import * as f from '../fields.ts';

export const getConsole = read({
  service: 'console',
  path: '/console/api/overview',
  summary: '模拟服务的运行情况',
  provenance: 'ours',
  input: f.input({}),
  data: f.madeOf(
    ['sandbox'],
    f.record({
      /** Whether it answers this machine alone; else a key opens it. */
      isLocal: f.flag('只有本机能打开'),
      sandboxes: f.count('沙箱数'),
      memory: f.count('占用内存（字节）'),
      upSeconds: f.count('已运行的秒数'),
    }),
  ),
});
