import { describe, expect, it } from 'vitest';
import { lossOf, moved, reasonOf, renamed, type Group } from './arrangement.ts';

const arrangement = [
  { key: 1, name: '分式', studentIds: ['1', '2'] },
  { key: 2, name: '角', studentIds: ['3'] },
];

describe('an arrangement', () => {
  it('has a student in one place, whichever that is', () => {
    expect(moved(arrangement, '1', 2)).toEqual([
      { key: 1, name: '分式', studentIds: ['2'] },
      { key: 2, name: '角', studentIds: ['3', '1'] },
    ]);
    expect(moved(arrangement, '9', 1)[0]!.studentIds).toEqual(['1', '2', '9']);
    expect(moved(arrangement, '1', 'none')[0]!.studentIds).toEqual(['2']);
  });

  it('loses a group that nobody is left in, and names a new one unlike the others', () => {
    expect(moved(arrangement, '3', 1)).toEqual([{ key: 1, name: '分式', studentIds: ['1', '2', '3'] }]);
    const once = moved(arrangement, '1', 'new');
    expect(once.at(-1)).toEqual({ key: 3, name: '新小组 1', studentIds: ['1'] });
    expect(moved(once, '2', 'new').at(-1)).toEqual({ key: 4, name: '新小组 2', studentIds: ['2'] });
  });

  it('calls one group otherwise', () => {
    expect(renamed(arrangement, 2, '面批').map(({ name }) => name)).toEqual(['分式', '面批']);
  });
});

describe('why a group is together', () => {
  const member = { studentName: '', studentNo: '', mistakes: 1, sharedMistakes: 1, isMoved: false };
  const group = (students: number): Pick<Group, 'members' | 'points' | 'causes'> => ({
    members: ['1', '2', '3', '4'].map((studentId) => ({ ...member, studentId })),
    points: [{ pointId: '7', name: '分式方程', students, mistakes: 6, classStudents: 9 }],
    causes: [
      { cause: 'concept', count: 4, confirmed: 0 },
      { cause: 'method', count: 2, confirmed: 0 },
    ],
  });

  it('names the point with how many err, and the main cause with its share', () => {
    expect(reasonOf(group(4))).toBe('4 人都错在“分式方程”；错因最多的是概念不清（66.7%，建议）。');
    expect(reasonOf(group(3))).toMatch(/^3\/4 人错在/);
    const [point] = group(4).points;
    const told = (students: number) =>
      reasonOf({ ...group(4), points: [point!, { ...point!, name: '增根', students }], causes: [] });
    expect([told(4), told(3)]).toEqual(['4 人都错在“分式方程”和“增根”。', '4 人都错在“分式方程”，3/4 人错在“增根”。']);
    expect(reasonOf({ ...group(4), points: [], causes: [] })).toBe('组员现在没有共同的错题。');
  });

  it('says what grouping anew would lose', () => {
    expect(lossOf({ moved: 2, renamed: 1 })).toBe('2 名学生的人工调整和1 个小组改过的组名');
    expect(lossOf({ moved: 0, renamed: 0 })).toBe('');
  });
});
