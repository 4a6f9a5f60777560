import { addClass, getClassInfo, removeClass, updateClass } from '../../../../contracts/vesta/class.ts';
import { call } from '../../../api/call.ts';
import { formCall } from '../../../api/form-call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { fullClassName } from '../../../filters/class-name.ts';
import { gradeOptions, type ClassNode, type ClassTree } from '../../../filters/class-tree.ts';
import { Promotion } from './Promotion.tsx';

/** Adds a class; it gives the new class's id. */
export const openAddClass = (schoolId: string, tree: ClassTree, gradeId: string) =>
  openDialog<{ id: string }>(
    <FormDialog
      title="新增班级"
      size="sm"
      {...formCall(addClass)}
      fixed={{ schoolId }}
      values={{ gradeId, className: '' }}
    >
      <SelectField name="gradeId" options={gradeOptions(tree)} />
      <TextField name="className" help="如：1班、实验班" />
    </FormDialog>,
  );

/** Gives a class another name. */
export const renameClass = ({ id, className }: Pick<ClassNode, 'id' | 'className'>) =>
  openDialog(
    <FormDialog
      title="修改班级名称"
      size="sm"
      {...formCall(updateClass)}
      fixed={{ classId: id }}
      values={{ className }}
      edited={{ read: () => readName(id) }}
    >
      <TextField name="className" />
    </FormDialog>,
  );

const readName = async (classId: string) => {
  const { className } = await call(getClassInfo, { classId }, { quiet: true });
  return { values: { className } };
};

/** Removes a class, after asking; the server refuses while it has students. */
export const removeOneClass = (schoolClass: ClassNode): Promise<boolean> =>
  confirm({
    title: '删除班级',
    message: `将删除${fullClassName(schoolClass)}及其任课安排，不能恢复。`,
    action: '删除',
    danger: true,
    run: () => call(removeClass, { classId: schoolClass.id }),
  });

/** Opens the step into the next school year. */
export const openPromotion = (schoolId: string) => openDialog(<Promotion schoolId={schoolId} />);
