import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { noSandbox, room, sandboxName } from './fields.ts';
import { upstreamServices } from './upstream-words.ts';

const inSandbox = { refusals: noSandbox, refusedAt: { noSandbox: 'sandbox' } } as const;

export const getRecording = read({
  service: 'console',
  path: '/console/api/recording',
  summary: '沙箱的录制情况',
  provenance: 'ours',
  input: f.input({ sandbox: sandboxName() }),
  data: f.madeOf(
    ['traffic', 'sandbox'],
    f.record({
      isOn: f.flag('正在录制'),
      /** "" where nothing was recorded. */
      since: f.text('开始的时间'),
      count: f.count('请求数'),
      bytes: f.count('大小（字节）'),
      /** Those for which there was no room, and the first ones that gave way to later ones. */
      dropped: f.count('没有留下的请求数'),
      services: f.list(
        f.record({
          service: f.choice('服务', upstreamServices),
          count: f.count('请求数'),
          /** Different exchanges of calls that other servers have too. */
          interactions: f.count('可写成契约的交互数'),
        }),
      ),
    }),
  ),
  ...inSandbox,
});

export const setRecording = write({
  service: 'console',
  path: '/console/api/recording/set',
  summary: '开始或停止录制；从停下的地方继续',
  provenance: 'ours',
  changes: 'traffic',
  input: f.input({ sandbox: sandboxName(), isOn: f.flag('正在录制') }),
  data: f.nothing,
  ...inSandbox,
});

export const clearRecording = write({
  service: 'console',
  path: '/console/api/recording/clear',
  summary: '清空录制',
  provenance: 'ours',
  removes: 'traffic',
  input: f.input({ sandbox: sandboxName() }),
  data: f.nothing,
  ...inSandbox,
});

/** What a recording comes to, some times over. */
const harUpload = { maxMb: 32 } as const;

const nothing = { nothing: '还没有录制到请求' } as const;

export const downloadRecording = read({
  service: 'console',
  path: '/console/api/recording/har',
  summary: '录制为 HAR 1.2，口令、令牌和人名已隐去',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ sandbox: sandboxName() }),
  data: f.nothing,
  ...inSandbox,
  refusals: { ...noSandbox, ...nothing },
});

export const downloadPact = read({
  service: 'console',
  path: '/console/api/recording/pact',
  summary: '录制写成一个服务的 Pact 契约',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ sandbox: sandboxName(), service: f.choice('服务', upstreamServices) }),
  data: f.nothing,
  ...inSandbox,
  refusals: { ...noSandbox, nothing: '还没有录制到这个服务可写成契约的请求' },
});

export const seedFromRecording = write({
  service: 'console',
  path: '/console/api/recording/seed',
  summary: '用 HAR 中的名册新建沙箱',
  provenance: 'ours',
  adds: 'sandbox',
  upload: harUpload,
  input: f.input({ sandbox: sandboxName(), title: f.name('名称', 40) }),
  data: f.record({
    sandbox: f.text('沙箱'),
    schoolName: f.text('学校名称'),
    grades: f.count('年级数'),
    classes: f.count('班级数'),
    teachers: f.count('教师数'),
    students: f.count('学生数'),
    /** Who may sign in first; the password is that of all personas. */
    account: f.text('账号'),
  }),
  refusals: {
    ...room,
    badName: '沙箱的编号须为小写字母、数字和连字符，以字母或数字开头',
    taken: '沙箱 {sandbox} 已存在',
    notHar: '文件不是 HAR 1.2',
    noRoster: '文件里没有学校的班级、教师或学生',
    noFile: '请选择 HAR 文件',
  },
  refusedAt: { badName: 'sandbox', taken: 'sandbox' },
});
