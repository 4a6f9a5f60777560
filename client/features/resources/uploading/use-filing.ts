import { useState } from 'react';
import { uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import { check, type Values } from '../../../components/form/form.ts';
import { lacksClass, namesClass } from '../documents/class-check.ts';
import { asTeacher } from '../documents/call-documents.ts';
import type { Filing } from './uploads.ts';

const endpoint = { ...uploadResource, input: uploadResource.input.refine(namesClass, lacksClass) };

/** Nothing was filed before: what is suggested may be cleared. */
const blank: Values = {};

/** The fields that files are filed under, checked by the upload's own schema. */
export function useFiling(suggested: Values) {
  const [values, setValues] = useState(suggested);
  const [errors, setErrors] = useState<Values>({});
  const set = (field: string, value: string) => {
    setValues((known) => ({ ...known, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others);
  };
  /** What to file under; undefined when a field is wrong, which is then told at the field. */
  const read = (): Filing | undefined => {
    const checked = check(endpoint, values, blank, asTeacher());
    setErrors('errors' in checked ? checked.errors : {});
    if ('errors' in checked) return undefined;
    const { target, scope, classId, subjectId, gradeId, assignmentId } = checked.input as Filing;
    return { target, scope, classId, subjectId, gradeId, assignmentId };
  };
  return { endpoint, initial: blank, values, errors, set, read };
}
