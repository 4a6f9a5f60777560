import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readToken, writeStored, writeToken } from '../../api/token.ts';
import { closeAllDialogs } from '../../components/dialog/dialogs.ts';
import { renderWithApp } from '../../components/testing.tsx';
import { sessionKeys } from '../../session/keys.ts';

const { call, openTarget } = vi.hoisted(() => ({ call: vi.fn(), openTarget: vi.fn() }));
vi.mock('../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));
vi.mock('../../session/ticket.ts', () => ({
  takeTicket: () => ({ ticket: 'main.x', target: '/teacherManage' }),
  openTarget,
}));

const { Page } = await import('./ProxyLoginPage.tsx');

const fetched = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response()));
  call.mockReset().mockResolvedValue({ accessToken: 'main.new' });
  openTarget.mockReset();
});

afterEach(() => {
  closeAllDialogs();
  vi.unstubAllGlobals();
});

/** The tokens that were ended on the server. */
const revoked = () => fetched.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['Blade-Auth']);

const arrive = () =>
  renderWithApp(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );

/** Comes with a ticket while somebody is signed in, and answers the question. */
async function answer(name: string): Promise<void> {
  writeToken('main.old');
  writeStored(sessionKeys.userStore, { name: '王芳' });
  arrive();
  await screen.findByText(/当前已登录：王芳/);
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
}

it('lets who is signed in nowhere in at once', async () => {
  arrive();
  await waitFor(() => expect(openTarget).toHaveBeenCalledExactlyOnceWith('/teacherManage'));
  expect([readToken(), revoked()]).toEqual(['main.new', []]);
});

it('keeps the session and the ticket where somebody is signed in and does not want to change', async () => {
  await answer('取消');
  await waitFor(() => expect(openTarget).toHaveBeenCalledExactlyOnceWith('/'));
  expect([readToken(), call.mock.calls, revoked()]).toEqual(['main.old', [], []]);
});

it('replaces the session once that is confirmed, and ends the old one on the server', async () => {
  await answer('换账号登录');
  await waitFor(() => expect(openTarget).toHaveBeenCalledExactlyOnceWith('/teacherManage'));
  expect([readToken(), sessionStorage.getItem(sessionKeys.userStore)]).toEqual(['main.new', null]);
  expect(revoked()).toEqual(['bearer main.old']);
});

it('keeps the session where the ticket is refused after all', async () => {
  call.mockRejectedValue(new Error('refused'));
  await answer('换账号登录');
  await screen.findByText('登录没有成功，请重试');
  expect([readToken(), revoked()]).toEqual(['main.old', []]);
});
