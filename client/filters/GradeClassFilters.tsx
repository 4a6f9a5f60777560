import type { ReactNode } from 'react';
import { FilterSelect } from '../components/page/FilterSelect.tsx';
import { classOptions, gradeOptions, type ClassTree } from './class-tree.ts';

interface Chosen {
  gradeId?: string | undefined;
  classId?: string | undefined;
}

interface Props {
  tree: ClassTree | undefined;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Filters a list by grade and by class; another grade forgets the class. */
export function GradeClassFilters({ tree, chosen: { gradeId, classId }, onChange }: Props): ReactNode {
  return (
    <>
      <FilterSelect
        label="年级"
        all="全部年级"
        options={gradeOptions(tree)}
        value={gradeId}
        onChange={(grade) => onChange({ gradeId: grade, classId: '' })}
      />
      <FilterSelect
        label="班级"
        all="全部班级"
        options={classOptions(tree, gradeId)}
        value={classId}
        onChange={(chosen) => onChange({ classId: chosen })}
      />
    </>
  );
}
