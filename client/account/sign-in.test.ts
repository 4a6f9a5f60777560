import { expect, it } from 'vitest';
import { config, setConfig } from '../api/config.ts';
import { developedAs, readAddress } from './sign-in.ts';

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

it('R6.5 begins as administrator or teacher where a flag of development says so, and not for who was sent here', () => {
  const as = (development: object, hash = '#/cslogin') => {
    setConfig({ development: { admin: false, teacher: false, ...development } });
    return developedAs(config(), read(hash));
  };
  expect(as({})).toBeUndefined();
  expect(as({ teacher: true })).toBe('teacher');
  expect(as({ admin: true })).toBe('admin');
  expect(as({ admin: true, teacher: true })).toBe('admin');
  expect(as({ teacher: true }, '#/cslogin?logout=true')).toBeUndefined();
  setConfig({});
  expect(developedAs(config(), read('#/cslogin'))).toBeUndefined();
});
