// @vitest-environment jsdom
import { texts } from '../../contracts/envelope.ts';
import { snapshot } from 'valtio';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { sessionKeys } from './keys.ts';
import { personal } from './personal.ts';

const { call, leaveTo, onUnauthorised, startAgain } = vi.hoisted(() => ({
  call: vi.fn(),
  leaveTo: vi.fn(),
  onUnauthorised: vi.fn(),
  startAgain: vi.fn(),
}));
vi.mock('../api/call.ts', () => ({ call, onUnauthorised }));
vi.mock(import('./leave.ts'), async (original) => ({
  ...(await original()),
  leaveTo,
  startAgain,
}));

const { CallError } = await import('../api/errors.ts');
const { readStored, readToken, writeStored, writeToken } = await import('../api/token.ts');
const { hasLogin, loadSession, logout, session, switchRole } = await import('./session.ts');
const { teacher } = await import('./teacher.ts');

const unauthorised = onUnauthorised.mock.calls[0]![0] as (error: InstanceType<typeof CallError>) => void;

const user = {
  id: '9',
  name: '王芳',
  tenantId: '000000',
  schoolId: '5',
  schoolName: '晨光小学',
  schoolGrade: '小学',
  courses: [],
};

function serve(roleKeys: string[], info: object = user): void {
  call.mockImplementation(async ({ path }: Endpoint) => {
    if (path.endsWith('myRoles')) return roleKeys.map((roleKey) => ({ roleKey, roleName: '' }));
    return info;
  });
}

const called = (): string[] => call.mock.calls.map(([endpoint]) => (endpoint as Endpoint).path.split('/').at(-1)!);
const send = vi.fn<typeof fetch>();

vi.useFakeTimers();

beforeEach(() => {
  vi.runAllTimers();
  vi.resetAllMocks();
  vi.stubGlobal('fetch', send.mockResolvedValue(new Response()));
  sessionStorage.clear();
  writeToken('t-1');
});

describe('loading the session', () => {
  it('R4.5 loads roles and user info into the stores', async () => {
    serve(['school:teaching', 'school:teacher']);
    expect(await loadSession()).toBe(true);
    expect(snapshot(personal)).toMatchObject({
      userId: '9',
      name: '王芳',
      schoolName: '晨光小学',
      userRoleList: ['teaching', 'mpTeacher'],
      teachRole: 'teaching',
      activeRole: 'mpTeacher',
    });
    expect(called()).toEqual(['myRoles', 'getTeacherSchoolByTeacherId']);
    expect(readStored(sessionKeys.role)).toBe('mpTeacher');
    expect(readStored(sessionKeys.userStore)).toEqual(user);
  });

  it('R4.7 keeps to the stored role, and asks a partner for the partner', async () => {
    writeStored(sessionKeys.role, 'partner');
    serve(['school:teacher', 'school:partner'], { id: '3', name: '远景教育', ancestors: '1,3' });
    expect(await loadSession()).toBe(true);
    expect(personal.activeRole).toBe('partner');
    expect(personal.teachRole).toBe('');
    expect(called()).toEqual(['myRoles', 'getCurrentPartner']);
  });

  it('R4.8 clears and logs out without a role that the client knows', async () => {
    serve(['school:janitor']);
    expect(await loadSession()).toBe(false);
    vi.advanceTimersByTime(3_000);
    expect(snapshot(personal)).toMatchObject({ userRoleList: [], activeRole: '', userInfo: {} });
    expect(hasLogin()).toBe(false);
    expect(leaveTo).toHaveBeenCalledOnce();
  });

  it('R4.8 clears and logs out when roles or user info fail to load', async () => {
    serve(['school:teacher']);
    await loadSession();
    call.mockImplementation(async ({ path }: Endpoint) => {
      if (path.endsWith('myRoles')) return [{ roleKey: 'school:teacher', roleName: '' }];
      throw new Error('服务异常');
    });
    expect(await loadSession()).toBe(false);
    vi.advanceTimersByTime(3_000);
    expect(snapshot(personal)).toMatchObject({ userRoleList: [], activeRole: '', userInfo: {}, userId: '' });
    expect(leaveTo).toHaveBeenCalledOnce();
  });
});

describe('logging out', () => {
  it('R4.2 clears teacher store, token and the whole session storage, then goes to the login page', async () => {
    teacher.classId = '77';
    sessionStorage.setItem('something-else', '1');
    logout();
    await vi.runAllTimersAsync();
    expect(teacher.classId).toBe('');
    expect(readToken()).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
    expect(leaveTo).toHaveBeenCalledOnce();
  });

  it('R2.55 goes to the login page with a logout flag and the way back to the home of the product', () => {
    logout();
    const [, query] = (leaveTo.mock.calls[0]![0] as string).split('/account/#/cslogin?');
    const asked = new URLSearchParams(query);
    expect(asked.get('logout')).toBe('true');
    expect(asked.get('redirect_uri')).toBe(`${location.origin}/#`);
  });

  it('R4.2 revokes the token behind its back, once however often it is asked', () => {
    logout();
    logout();
    expect(leaveTo).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledOnce();
    const [address, options] = send.mock.calls[0]!;
    expect(address).toBe('/account/logout');
    expect(options).toMatchObject({ keepalive: true, headers: { 'Blade-Auth': 'bearer t-1' } });
  });

  it('R4.2 has nothing to revoke without a token, and can be asked again later', () => {
    sessionStorage.clear();
    logout();
    expect(send).not.toHaveBeenCalled();
    vi.runAllTimers();
    logout();
    expect(leaveTo).toHaveBeenCalledTimes(2);
  });
});

it.each([
  [401, texts.badToken, 'expired'],
  [401, texts.restored, 'restored'],
  [403, texts.forbidden, 'forbidden'],
])(
  'R6.6 a refused token (%i %s) logs out once its reason has been read, and the login page hears it',
  (code, message, reason) => {
    unauthorised(new CallError({ code, status: code, message }));
    expect(session.notice).toBe('正在前往登录页…');
    expect(leaveTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_000);
    expect(leaveTo).toHaveBeenCalledOnce();
    expect(leaveTo.mock.calls[0]![0]).toMatch(new RegExp(`&reason=${reason}$`));
  },
);

it('R4.9 switching shows the overlay, stores the role, marks the route as changed and starts again', () => {
  switchRole('mpSubjectLeader');
  expect(session.notice).toBe('正在切换角色…');
  expect(readStored(sessionKeys.role)).toBe('mpSubjectLeader');
  expect(readStored(sessionKeys.activeRoute)).toEqual({ path: '/', changed: true });
  expect(startAgain).toHaveBeenCalledOnce();
});
