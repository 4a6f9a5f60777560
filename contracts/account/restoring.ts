import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';

const sandbox = f.note('沙箱', 40).optional();

export const getRestorePlan = read({
  service: 'account',
  path: '/account/restore-plan',
  summary: '恢复演示数据会丢失什么',
  provenance: 'ours',
  open: true,
  input: f.input({ sandbox }),
  data: f.record({
    isOffered: f.flag('能否恢复'),
    /** What has changed since the beginning: 3, 份作业. */
    changes: f.list(f.record({ label: f.text('单位与名称'), count: f.count('数量') })),
    signedIn: f.count('现在登录的人数'),
    /** "" where it never was. */
    restoredAt: f.text('上次恢复的时间'),
  }),
  where: { sandbox: { unchecked: '统计的是那个沙箱里的改动' } },
});

export const getSampleStudents = read({
  service: 'account',
  path: '/account/sample-students',
  summary: '样例学生名单（.xls），可导入演示学校，其中两行有误',
  provenance: 'ours',
  open: true,
  answers: 'file',
  input: f.input({}),
  data: f.nothing,
});

export const restoreSandbox = write({
  service: 'account',
  path: '/account/restore',
  summary: '恢复演示数据',
  provenance: 'ours',
  nothing: '整个沙箱回到初始数据，所有登录都失效，没有还能重新读取的人',
  open: true,
  input: f.input({ sandbox }),
  data: f.record({
    milliseconds: f.count('用时（毫秒）'),
    /** What the data that was there is kept as; the console brings it back. */
    snapshot: f.text('恢复前的快照'),
  }),
  refusals: {
    noSandbox: '沙箱 {sandbox} 不存在',
    noInitial:
      '沙箱 {sandbox} 没有保存初始数据，不能恢复；请停止服务后运行 npm run seed -- --sandbox {sandbox} --reset',
    running: '正在恢复，请稍候',
    noDisk: '磁盘已满，没有存下恢复前的快照，所以没有恢复',
    failed: '没有恢复，原来的数据没有动，请重试',
  },
});
