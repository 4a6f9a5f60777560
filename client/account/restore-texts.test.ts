import { expect, it } from 'vitest';
import { lossText, whenText } from './restore-texts.ts';

const changes = ['份作业', '次升级', '个重置的密码', '个班级', '名学生'].map((label, index) => ({
  label,
  count: index + 1,
}));

it('says how much is lost since when, and names what most people look for', () => {
  expect(lossText({ changes, signedIn: 2, restoredAt: '2026-11-22 08:05:00' })).toBe(
    '11-22 08:05 以后的 15 处改动会丢失：1 份作业、2 次升级、3 个重置的密码、4 个班级等。现在有 2 人登录，会收到提示并回到登录页。其他沙箱不受影响。',
  );
});

it('says so where nothing is lost and nobody is there', () => {
  expect(lossText({ changes: [], signedIn: 0, restoredAt: '' })).toBe(
    '没有改动会丢失。现在没有人登录。其他沙箱不受影响。',
  );
});

it('names the day only of another day, by the time of the school', () => {
  const now = Date.parse('2026-11-22T17:00:00Z');
  expect(whenText('2026-11-23 00:30:00', now)).toBe('今天 00:30');
  expect(whenText('2026-11-22 23:30:00', now)).toBe('2026-11-22 23:30');
});
