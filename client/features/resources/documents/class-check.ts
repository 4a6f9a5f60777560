import { scope } from '../../../../contracts/constants/assignments.ts';

/** Whether sharing names the class that it is for, where it is for one class only. */
export const namesClass = (input: { scope?: number; classId?: string | undefined }): boolean =>
  input.scope !== scope.classOnly || input.classId !== undefined;

/** Where and how the lack of a class is told. */
export const lacksClass = { path: ['classId'], message: '不能为空' };
