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

/** Removes a class, after asking; of one with students it says so instead, and leads to them. */
export async function removeOneClass(schoolClass: ClassNode, showStudents: () => void): Promise<boolean> {
  if (schoolClass.studentCount === 0) return removeEmptyClass(schoolClass);
  const isAsked = await confirm({
    title: '班级还有学生',
    message: `${fullClassName(schoolClass)}还有 ${schoolClass.studentCount} 名学生，不能删除。请先将学生移出或调班。`,
    action: '查看学生',
  });
  if (isAsked) showStudents();
  return false;
}

const removeEmptyClass = (schoolClass: ClassNode): Promise<boolean> =>
  confirm({
    title: '删除班级',
    message: `将删除${fullClassName(schoolClass)}及其任课安排，不能恢复。`,
    action: '删除',
    danger: true,
    run: () => call(removeClass, { classId: schoolClass.id }),
  });

/** Opens the step into the next school year. */
export const openPromotion = (schoolId: string) => openDialog(<Promotion schoolId={schoolId} />);
