import { describe, expect, it } from 'vitest';
import type { ClassNode, ClassTree, GradeNode } from '../../../filters/class-tree.ts';
import { placeIn } from './place.ts';

const classOf = (id: string, gradeId: string): ClassNode => ({
  id,
  className: `${id}班`,
  gradeId,
  gradeName: `${gradeId}年级`,
  parentId: gradeId,
  hasChildren: false,
  title: '',
  key: id,
  value: id,
  studentCount: 0,
});
const gradeOf = (id: string, children: ClassNode[]): GradeNode => ({
  id,
  name: `${id}年级`,
  parentId: '0',
  hasChildren: children.length > 0,
  title: '',
  key: id,
  value: id,
  studentCount: 0,
  children,
});
const tree: ClassTree = [gradeOf('7', [classOf('1', '7')]), gradeOf('8', [classOf('7', '8')])];
const at = (address: string) => {
  const place = placeIn(tree, new URLSearchParams(address));
  return [place?.grade.id, place?.schoolClass?.id];
};

describe('the grade or class in the address', () => {
  it('is the class with its grade, also where a grade has the same id', () => {
    expect(at('classId=7')).toEqual(['8', '7']);
    expect(at('gradeId=7')).toEqual(['7', undefined]);
  });

  it('is the first grade when the address names none that is there', () => {
    expect([at(''), at('classId=99'), at('gradeId=99')]).toEqual(Array(3).fill(['7', undefined]));
    expect(placeIn([], new URLSearchParams())).toBeUndefined();
  });
});
