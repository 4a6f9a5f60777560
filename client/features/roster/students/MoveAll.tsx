import type { ReactNode } from 'react';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { changeAllStudents, type pageStudents } from '../../../../contracts/vesta/student.ts';
import { call } from '../../../api/call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { classOptions, useClassTree } from '../../../filters/class-tree.ts';

/** All students that a filter finds, and how many they were when that was asked for. */
export interface AllStudents {
  query: InputOf<typeof pageStudents>;
  total: number;
}

interface Props {
  all: AllStudents;
  send: (toClassId: string) => Promise<{ changed: number }>;
}

/** The form that moves all students of a filter to another class. */
export function MoveAll({ all: { query, total }, send }: Props): ReactNode {
  const { schoolId } = query;
  const tree = useClassTree(schoolId);
  return (
    <FormDialog
      title="调班"
      submit="调入"
      size="sm"
      endpoint={changeAllStudents}
      // Without a class the server says at the field that one is needed.
      send={(input) => (input.toClassId ? send(input.toClassId) : call(changeAllStudents, input, { quiet: true }))}
      fixed={{ schoolId, act: 'move' }}
      values={{ toClassId: '' }}
    >
      <SelectField
        name="toClassId"
        options={classOptions(tree.data)}
        help={`将符合当前筛选条件的全部 ${formatNumber(total)} 名学生调入所选班级`}
      />
    </FormDialog>
  );
}
