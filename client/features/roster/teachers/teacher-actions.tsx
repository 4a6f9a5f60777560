import type { DataOf } from '../../../../contracts/endpoint.ts';
import { removeTeacher, resetTeacherPassword, type addTeacher } from '../../../../contracts/vesta/teacher.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { teachingText, type Teacher } from './teacher.ts';
import { AddTeacher, EditTeacher } from './TeacherForm.tsx';
import { TeachingEditor } from './TeachingEditor.tsx';

/** Adds a teacher and shows the first password. */
export async function addOne(schoolId: string): Promise<void> {
  const added = await openDialog<DataOf<typeof addTeacher>>(<AddTeacher schoolId={schoolId} />);
  if (added) await openDialog(<PasswordDialog title="教师已新增" account={added.account} password={added.password} />);
}

/** Edits what is known of a teacher. */
export const editTeacher = (teacher: Teacher) => openDialog(<EditTeacher teacher={teacher} />);

/** Opens what a teacher teaches. */
export const editTeachings = (teacher: Teacher) => openDialog(<TeachingEditor teacher={teacher} />);

/** Gives a teacher a new password, after asking, and shows it. */
export async function resetPassword({ id, name }: Teacher): Promise<void> {
  let reset: DataOf<typeof resetTeacherPassword> | undefined;
  await confirm({
    title: '重置密码',
    message: `将为 ${name} 生成新密码，原密码立即失效。`,
    action: '重置',
    danger: true,
    run: async () => {
      reset = await call(resetTeacherPassword, { teacherId: id });
    },
  });
  if (reset) await openDialog(<PasswordDialog title="密码已重置" account={reset.account} password={reset.password} />);
}

/** Removes a teacher, after asking; names the classes that lose their teacher. */
export const removeOne = ({ id, name, teachings }: Teacher): Promise<boolean> =>
  confirm({
    title: '删除教师',
    message: (
      <>
        将删除 {name}，其账号不能再登录。
        {teachings.length > 0 && (
          <>
            以下课程将没有教师：
            <ul>
              {teachings.map((teaching) => (
                <li key={`${teaching.classId} ${teaching.courseId}`}>{teachingText(teaching)}</li>
              ))}
            </ul>
          </>
        )}
      </>
    ),
    action: '删除',
    danger: true,
    run: () => call(removeTeacher, { teacherId: id }),
  });
