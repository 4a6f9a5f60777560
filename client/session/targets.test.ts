import { describe, expect, it } from 'vitest';
import { safeHashPath, safeTarget } from './targets.ts';

const origin = 'http://127.0.0.1:4310';

describe('safeTarget', () => {
  it.each([
    [`${origin}/#`, '/#/'],
    [`${origin}/#/class?page=2`, '/#/class?page=2'],
    ['/#/studentManage', '/#/studentManage'],
    ['/app/?a=1#/class', '/app/?a=1#/class'],
    [`${origin}/accounting/#/x`, '/accounting/#/x'],
  ])('follows %s', (raw, target) => expect(safeTarget(raw, origin)).toBe(target));

  it.each([
    null,
    undefined,
    '',
    'class',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example/#/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://evil.example/#/class',
    'http://127.0.0.1:4311/#/',
    'https://127.0.0.1:4310/#/',
    'http://127.0.0.1:4310.evil.example/',
    'http://127.0.0.1:4310@evil.example/',
    'http://someone@127.0.0.1:4310/#/',
    `${origin}//evil.example/#/`,
    '/.//evil.example',
    '/account/#/cslogin',
    '/account',
    '/Account/',
    '/x/../account/#/cslogin',
    '/%61ccount/#/cslogin',
    'http://[',
  ])('goes home instead of to %j', (raw) => expect(safeTarget(raw, origin)).toBe('/#/'));
});

describe('safeHashPath', () => {
  it.each([
    ['/class', '/class'],
    ['#/class?page=2', '/class?page=2'],
    ['/#/class', '/class'],
    [`${origin}/#/studentManage`, '/studentManage'],
    ['', '/'],
    ['//evil.example', '/'],
    ['https://evil.example/#/class', '/'],
    ['javascript:alert(1)', '/'],
    ['#//evil.example', '/'],
    ['/proxy-login?ticket=x', '/'],
    ['/account/#/cslogin', '/'],
  ])('reads %s as %s', (raw, path) => expect(safeHashPath(raw, origin)).toBe(path));
});
