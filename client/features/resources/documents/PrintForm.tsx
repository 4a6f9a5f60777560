import type { ReactNode } from 'react';
import { printMode } from '../../../../contracts/constants/assignments.ts';
import { printDocuments } from '../../../../contracts/wrongbook/documents.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { RadioField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import type { Texts } from '../../../components/form/form.ts';
import { useClassOptions } from '../../../filters/use-class-options.ts';
import type { AnyDocument } from './document.ts';
import { idsOf, printModeOptions, titlesOf } from './words.ts';
import { asTeacher } from './call-documents.ts';

/** The call with what its two modes need, so that what is missing is told at its field. */
const checkedPrint = {
  ...printDocuments,
  input: printDocuments.input
    .refine(({ printMode: mode, classId }) => mode !== printMode.smartMatch || classId !== undefined, {
      path: ['classId'],
      message: '不能为空',
    })
    .refine(({ printMode: mode, copies }) => mode !== printMode.unifiedCap || copies !== undefined, {
      path: ['copies'],
      message: '不能为空',
    }),
};

/** The form that puts documents into the print list. */
export function PrintForm({ documents }: { documents: readonly AnyDocument[] }): ReactNode {
  return (
    <FormDialog
      title={documents.length === 1 ? `打印${titlesOf(documents)}` : `打印 ${documents.length} 份文档`}
      submit="加入打印列表"
      size="sm"
      {...formCall(checkedPrint)}
      fixed={{ ...asTeacher(), documentId: idsOf(documents) }}
      values={{ printMode: String(printMode.smartMatch), classId: '', copies: '' }}
    >
      <RadioField name="printMode" options={printModeOptions} />
      <ModeFields />
    </FormDialog>
  );
}

function ModeFields(): ReactNode {
  const { values } = useForm<Texts>();
  const { options, known } = useClassOptions('manageSchoolResources');
  if (values['printMode'] === String(printMode.unifiedCap)) {
    return <TextField name="copies" inputMode="numeric" help="所有人用同一份，按填写的份数打印" />;
  }
  const help = known && options.length === 0 ? '没有任教的班级，请改用统一上限' : '按班级人数打印，每名在校学生一份';
  return <SelectField name="classId" options={options} help={help} />;
}
