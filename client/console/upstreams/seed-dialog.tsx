import { Text } from '@mantine/core';
import { personaPassword } from '../../../contracts/constants/persona-password.ts';
import { seedFromRecording } from '../../../contracts/console/traffic.ts';
import { call } from '../../api/call.ts';
import { transferTimeout } from '../../api/download.ts';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { showDone } from '../../components/toast.ts';
import { pickFile } from '../../components/upload/pick-file.ts';

/** Lets a HAR be chosen, and makes a sandbox of the school of which it tells. */
export async function openSeed(): Promise<void> {
  const file = await pickFile(['.har', '.json']);
  if (!file) return;
  await openDialog(
    <FormDialog
      title="用 HAR 新建沙箱"
      submit="新建"
      endpoint={seedFromRecording}
      send={async (input) => {
        const made = await call(seedFromRecording, input, { file, quiet: true, timeout: transferTimeout });
        const { schoolName, classes, teachers, students, account } = made;
        showDone(
          `已新建：${schoolName}，${classes} 个班，${teachers} 名教师，${students} 名学生；用 ${account} 和密码 ${personaPassword} 登录`,
        );
        return made;
      }}
      values={{ sandbox: 'recorded', title: file.name.replace(/\.\w+$/, '') }}
    >
      <Text fz="sm">
        学校、年级、班级、教师和学生取自 {file.name} 里的名册读取；浏览器开发者工具导出的 HAR 也可以，其中的人名不会换。
      </Text>
      <TextField name="sandbox" help="小写字母、数字和连字符，网址用它来指沙箱" />
      <TextField name="title" />
    </FormDialog>,
  );
}
