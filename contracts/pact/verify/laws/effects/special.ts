import { calls } from '../../../../calls.ts';
import { plannedOf } from '../../../plan.ts';
import { jsonOf } from '../../../../answers/bodies.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { describe, valueAt } from '../../../../answers/values.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { inputIn } from './written.ts';

/** What some writes do that no row shows by itself. */
export const specialLaws = (): Law[] => [
  {
    call: 'clearUnreadPrintCount',
    name: '角标归零',
    states: ['a teacher with documents in the cloud and in the print list'],
    writes: true,
    hold: clearsBadge,
  },
  {
    call: 'uploadResource',
    name: '先登记后上传',
    states: ['a teacher with documents in the cloud and in the print list'],
    writes: true,
    hold: takesFileLater,
  },
  {
    call: 'resetTeacherPassword',
    name: '旧密码失效',
    states: ['a school administrator whose school has classes with students and teachers'],
    writes: true,
    hold: replacesPassword,
  },
  {
    call: 'addTeacher',
    name: '初始密码可以登录',
    states: ['a school administrator whose school has classes with students and teachers'],
    writes: true,
    hold: opensAccount,
  },
];

async function clearsBadge(prober: Prober): Promise<Deviation[]> {
  const badge = async (): Promise<unknown> => valueAt(await prober.data('getMenuBadge', {}), ['resourcePrint']);
  if ((await badge()) === 0) throw new NotExercised('状态中没有未读的打印');
  await prober.data('clearUnreadPrintCount', { teacherId: prober.values.teacherId });
  const left = await badge();
  return left === 0 ? [] : [deviation('getMenuBadge $.data.resourcePrint', '0', describe(left))];
}

async function takesFileLater(prober: Prober): Promise<Deviation[]> {
  const { teacherId } = prober.values;
  const registered = await prober.data('uploadResource', { teacherId, title: '契约文档', target: 'print' });
  const documentId = valueAt(registered, ['documentId']);
  const uploaded = await prober.data('uploadResource', { teacherId, documentId }, { file: 'pdf' });
  const list = valueAt(await prober.data('pagePrintItems', { teacherId, current: 1, size: 500 }), ['records']);
  const rows = (Array.isArray(list) ? list : []).filter((row) => valueAt(row, ['id']) === documentId);
  const isSame = valueAt(uploaded, ['documentId']) === documentId;
  return [
    ...(isSame ? [] : [deviation('$.data.documentId', '已登记的编号', '另一个编号')]),
    ...(rows.length === 1 ? [] : [deviation('pagePrintItems', '已登记的一份文档', describe(rows))]),
    ...(valueAt(rows[0], ['kind']) === 'pdf' ? [] : [deviation('pagePrintItems → document.kind', 'pdf', '其他')]),
  ];
}

async function replacesPassword(prober: Prober): Promise<Deviation[]> {
  const letsIn = await entrance(prober);
  const { teacherId } = prober.values;
  const reset = async () => (await prober.data('resetTeacherPassword', { teacherId })) as Login;
  const first = await reset();
  if (!(await letsIn(first))) return [refusedLogin];
  const second = await reset();
  const [old, fresh] = [await letsIn(first), await letsIn(second)];
  await prober.ask('resetTeacherPassword', { teacherId }, { token: 'none' });
  return [
    ...(old ? [deviation('createToken', '旧密码被拒绝', '可以登录')] : []),
    ...(fresh ? [] : [refusedLogin]),
    ...((await letsIn(second)) ? [] : [deviation('createToken', '没有令牌的重置不改密码', '密码已改')]),
  ];
}

async function opensAccount(prober: Prober): Promise<Deviation[]> {
  const letsIn = await entrance(prober);
  const [success] = plannedOf('addTeacher', calls.addTeacher);
  const added = (await prober.data('addTeacher', inputIn(success!, prober))) as Login;
  return (await letsIn(added)) ? [] : [refusedLogin];
}

const refusedLogin = deviation('createToken', '新密码可以登录', '被拒绝');

/** Tells whether a login lets somebody in where the caller is. */
async function entrance(prober: Prober): Promise<(login: Login) => Promise<boolean>> {
  // A ticket says before its dot in which sandbox whoever holds it is; other servers have neither.
  const ticket = valueAt(await prober.data('createTicket', {}), ['ticket']);
  const sandbox = String(ticket).split('.')[0];
  return async ({ account, password }) => {
    const answer = await prober.ask('createToken', { account, password, sandbox }, { token: 'none' });
    return valueAt(jsonOf(answer), ['code']) === 200;
  };
}

/** What a new or reset account answers. */
interface Login {
  account: string;
  password: string;
}
