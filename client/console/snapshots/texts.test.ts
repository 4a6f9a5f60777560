import { expect, it } from 'vitest';
import { planText, titleOfFile } from './texts.ts';

const changes = ['份作业', '次升级', '个重置的密码', '个班级', '名学生'].map((label, index) => ({
  label,
  count: index + 1,
}));

it('says how much differs, whom it touches, and that it can be undone', () => {
  expect(planText({ changes, signedIn: 2 })).toBe(
    '和现在有 15 处不同：1 份作业、2 次升级、3 个重置的密码、4 个班级等。现在有 2 人登录，会收到提示并回到登录页。恢复前会先存一份快照，可以撤回。其他沙箱不受影响。',
  );
  expect(planText({ changes: [], signedIn: 0 })).toBe(
    '和现在没有不同。现在没有人登录。恢复前会先存一份快照，可以撤回。其他沙箱不受影响。',
  );
});

it('knows the title by the name of the file', () => {
  expect(titleOfFile('批改前.snapshot')).toBe('批改前');
  expect(titleOfFile('photo.png')).toBe('');
});
