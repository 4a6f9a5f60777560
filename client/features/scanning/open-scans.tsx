import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { makeScans } from '../../../contracts/wrongbook/scans.ts';
import { formCall } from '../../api/form-call.ts';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { RadioField, SelectField, TextField } from '../../components/form/fields.tsx';
import { scanFiles } from '../resources/uploading/files.ts';
import { UploadDialog } from '../resources/uploading/UploadDialog.tsx';
import { useWorkOptions } from './use-work-options.ts';

/** Uploads scanned sheets. */
const openScanUpload = (assignmentId = ''): Promise<unknown> =>
  openDialog(
    <UploadDialog title="上传扫描件" accepts={scanFiles} values={{ target: 'scan', assignmentId }}>
      <WorkField placeholder="按答题卡上的二维码归入" help="选定后，其他作业的页会留给你处理，不会混入" />
    </UploadDialog>,
  );

const damages = [
  { value: 'clean', label: '平整清晰' },
  { value: 'usual', label: '一般' },
  { value: 'bad', label: '破损、缺页、重复' },
];

/** Makes a scan as if students had filled in their sheets, for showing the product. */
const openScanMaker = (assignmentId = ''): Promise<unknown> =>
  openDialog(
    <FormDialog
      title="生成模拟扫描"
      submit="生成"
      size="md"
      {...formCall(makeScans)}
      values={{ assignmentId, damage: 'usual', absent: '0' }}
    >
      <WorkField placeholder="请选择作业" help="按学生平时的水平填好每份答题卡，再生成一份扫描 PDF，用于演示和培训" />
      <RadioField name="damage" options={damages} />
      <TextField name="absent" inputMode="numeric" help="这些学生的答题卡不在扫描件里" />
    </FormDialog>,
  );

function WorkField({ placeholder, help }: { placeholder: string; help: string }): ReactNode {
  return <SelectField name="assignmentId" options={useWorkOptions()} placeholder={placeholder} help={help} />;
}

interface Props {
  /** The work at hand; without it the codes on the pages decide. */
  work?: string;
  /** Bringing scans in is what comes next. */
  isNext: boolean;
}

/** What brings scans in. */
export const ScanButtons = ({ work, isNext }: Props): ReactNode => (
  <>
    <Button variant="default" onClick={() => void openScanMaker(work)}>
      生成模拟扫描
    </Button>
    <Button variant={isNext ? 'filled' : 'default'} onClick={() => void openScanUpload(work)}>
      上传扫描件
    </Button>
  </>
);
