import type { SWRResponse } from 'swr';
import type { DataOf } from '../../contracts/endpoint.ts';
import { getClassTree } from '../../contracts/vesta/class.ts';
import { useCall } from '../api/use-call.ts';
import type { Option } from '../components/page/FilterSelect.tsx';
import { fullClassName } from './class-name.ts';

/** The grades of a school with their classes. */
export type ClassTree = DataOf<typeof getClassTree>;

/** A grade of the tree. */
export type GradeNode = ClassTree[number];

/** A class of the tree. */
export type ClassNode = NonNullable<GradeNode['children']>[number];

/** Reads the grades of a school with their classes. */
export const useClassTree = (schoolId: string): SWRResponse<ClassTree, Error> => useCall(getClassTree, { schoolId });

/** The classes of a grade; those of all grades without one. */
export const classesIn = (tree: ClassTree | undefined, gradeId?: string): ClassNode[] =>
  (tree ?? []).filter(({ id }) => !gradeId || id === gradeId).flatMap(({ children = [] }) => children);

/** The grades to choose from. */
export const gradeOptions = (tree: ClassTree | undefined): Option[] =>
  (tree ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** The classes to choose from, by grade; within one grade their names need not tell it. */
export const classOptions = (tree: ClassTree | undefined, gradeId?: string): Option[] =>
  classesIn(tree, gradeId).map((schoolClass) => ({
    value: schoolClass.id,
    label: gradeId ? schoolClass.className : fullClassName(schoolClass),
    group: schoolClass.gradeName,
  }));
