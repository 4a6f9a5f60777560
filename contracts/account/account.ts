import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';

const token = f.record({
  accessToken: f.secret('令牌'),
  tokenType: f.choice('令牌类型', ['bearer']),
  expiresIn: f.count('有效秒数'),
});

const sandbox = f.note('沙箱', 40).optional();

export const listPersonas = read({
  service: 'account',
  path: '/account/personas',
  summary: '演示账号',
  provenance: 'ours',
  open: true,
  input: f.input({ sandbox }),
  data: f.list(
    f.record({
      account: f.text('账号', { of: 'teacher' }),
      name: f.text('姓名', { of: 'teacher' }),
      organisation: f.text('所属', { of: 'partner' }),
      roleNames: f.list(f.text('角色名称')),
      group: f.text('分组'),
      /** "" where its screens are not built yet. */
      shows: f.text('能看什么'),
      /** The address behind the hash that it begins at; "" for the home of its role. */
      opens: f.text('进入后打开的地址'),
      /** What the world was made of in which they show something; "" for the usual one. */
      scenario: f.text('场景'),
    }),
  ),
  where: { sandbox: { unchecked: '每个沙箱有相同的演示身份' } },
});

export const createToken = write({
  service: 'account',
  path: '/account/token',
  summary: '用账号密码换取令牌',
  provenance: 'ours',
  nothing: '只签发令牌',
  open: true,
  input: f.input({ account: f.name('账号'), password: f.name('密码', 100), sandbox }),
  data: token,
  refusals: {
    wrong: '账号或密码不正确',
    limited: '密码错误次数过多，请 {minutes} 分钟后再试',
    noSandbox: '沙箱 {sandbox} 不存在',
  },
});

export const revokeToken = write({
  service: 'account',
  path: '/account/logout',
  summary: '退出并作废令牌',
  provenance: 'ours',
  nothing: '只作废令牌',
  input: f.input({}),
  data: f.nothing,
});

export const createTicket = write({
  service: 'account',
  path: '/account/ticket',
  summary: '签发一次性登录票据',
  provenance: 'ours',
  nothing: '只签发票据',
  input: f.input({}),
  data: f.record({ ticket: f.secret('票据'), expiresIn: f.count('有效秒数') }),
});

export const exchangeTicket = write({
  service: 'account',
  path: '/account/ticket/exchange',
  summary: '用票据换取令牌',
  provenance: 'ours',
  nothing: '只换取令牌',
  open: true,
  input: f.input({ ticket: f.name('票据', 200) }),
  data: token,
  refusals: { used: '登录票据已使用、已过期或不存在，请重新登录' },
});
