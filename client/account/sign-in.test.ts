import { expect, it } from 'vitest';
import { readAddress } from './sign-in.ts';

const origin = 'http://127.0.0.1:4310';
const read = (hash: string) => readAddress({ hash, origin });

it('R2.55 reads the logout flag and where to go afterwards', () => {
  const target = encodeURIComponent(`${origin}/#`);
  expect(read(`#/cslogin?logout=true&redirect_uri=${target}`)).toMatchObject({ note: '您已退出登录', target: '/#/' });
  expect(read('#/cslogin?logout=false')).toMatchObject({ note: '', target: '/#/' });
  expect(read('#/cslogin')).toEqual({ note: '', target: '/#/', sandbox: undefined });
});

it('keeps a second question mark of the target, and follows no other origin', () => {
  expect(read('#/cslogin?redirect_uri=/%23/class?page=2').target).toBe('/#/class?page=2');
  expect(read('#/cslogin?redirect_uri=https://evil.example').target).toBe('/#/');
});

it('says why somebody was sent here, in words of its own; a first visitor is told nothing', () => {
  expect(read('#/cslogin?logout=true&reason=expired').note).toBe('登录已失效，请重新登录');
  expect(read('#/cslogin?logout=true&reason=visitor').note).toBe('');
  expect(read('#/cslogin?logout=true&reason=请拨打电话').note).toBe('');
});
