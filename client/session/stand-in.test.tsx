import { afterEach, expect, it } from 'vitest';
import { writeConsoleKey } from '../api/console-key.ts';
import { writeToken } from '../api/token.ts';
import { clockLine, faultLines, hasConsole, ownSandbox, snapshotLine } from './stand-in.ts';

afterEach(() => sessionStorage.clear());

it('says in a line what is on', () => {
  const faults = [
    { title: '连接断开（新增班级）', left: 2 },
    { title: '服务繁忙 503', left: 0 },
  ];
  expect(faultLines({ faults })).toEqual(['连接断开（新增班级），还剩 2 次', '服务繁忙 503']);
  expect(clockLine({ time: '2026-11-16 07:45:00', rate: 1 })).toBe('时钟拨到 2026-11-16 07:45');
  expect(clockLine({ time: '2026-11-16 07:45:00', rate: 0 })).toBe('时钟拨到 2026-11-16 07:45（冻结）');
  expect(clockLine({ time: '2026-11-16 07:45:00', rate: 60 })).toBe('时钟拨到 2026-11-16 07:45（60 倍速）');
  expect(clockLine({ time: '', rate: 1 })).toBe('');
  expect(snapshotLine({ restoredFrom: '10:02' })).toBe('由 10:02 的快照恢复');
});

it('knows its sandbox by its token', () => {
  expect(ownSandbox()).toBe('');
  writeToken('class-7.abc');
  expect(ownSandbox()).toBe('class-7');
});

it('offers what the console does where the console opens', () => {
  expect(hasConsole('local', 'localhost')).toBe(true);
  expect(hasConsole('local', '127.0.0.1')).toBe(true);
  expect(hasConsole('local', '192.168.1.7')).toBe(false);
  expect(hasConsole('', 'localhost')).toBe(false);
  expect(hasConsole('key', 'localhost')).toBe(false);
  writeConsoleKey('open');
  expect(hasConsole('key', '192.168.1.7')).toBe(true);
});
