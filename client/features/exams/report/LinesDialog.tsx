import type { ReactNode } from 'react';
import { gradingNames, gradings } from '../../../../contracts/constants/exam-report.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { setExamReporting } from '../../../../contracts/wrongbook/exams/reports.ts';
import { formCall } from '../../../api/form-call.ts';
import { CheckboxesField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { ParagraphField } from '../../../components/form/ParagraphField.tsx';
import { linesFrom, linesText } from './lines-text.ts';
import type { Report } from './report.ts';

/** Tables that are offered; one of their own stays as it is. */
const tables = gradingNames.flatMap((name) => (name === 'own' ? [] : { value: name, label: gradings[name].label }));
const own = { value: 'own', label: '本次考试自定的等级' };

const chosenIn = (text: string) =>
  text
    .split(',')
    .filter(Boolean)
    .map((subjectId) => ({ subjectId }));

/** Sets the lines of an exam, how wide their border is, and by which table marks become grades. */
export function LinesDialog({ report }: { report: Report }): ReactNode {
  const { examId, reporting, subjects } = report;
  const { lines, margin, grading, bands, graded } = reporting;
  const values = {
    lines: linesText(lines),
    margin: formatScore(margin),
    grading: grading as string,
    subjects: graded.join(','),
  };
  return (
    <FormDialog
      title="分数线和赋分"
      {...formCall(setExamReporting)}
      values={values}
      inputOf={(texts: typeof values) => ({
        examId,
        lines: linesFrom(texts.lines),
        margin: texts.margin.trim() === '' ? undefined : Number(texts.margin),
        grading: texts.grading,
        // The tables of the provinces name their subjects themselves.
        ...(texts.grading === 'own' && { bands, subjects: chosenIn(texts.subjects) }),
      })}
      fieldOf={(path) => path.split('.')[0]!}
    >
      <ParagraphField name="lines" rows={3} help="每行一条，名称和总分之间空一格，如：A线 780" />
      <TextField name="margin" inputMode="decimal" help="线上、线下多少分以内算临界学生" />
      <SelectField
        name="grading"
        options={grading === 'own' ? [...tables, own] : tables}
        help="赋分写在学生的原始分之后"
      />
      {grading === 'own' && (
        <CheckboxesField
          name="subjects"
          options={subjects.map(({ subjectId, courseName }) => ({ value: subjectId, label: courseName }))}
          help="自定的等级用于这些学科"
        />
      )}
    </FormDialog>
  );
}
