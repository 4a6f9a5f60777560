import type { ReactNode } from 'react';
import { Dropdown } from '../components/Dropdown.tsx';
import type { ClassItem } from '../session/teacher.ts';
import { fullClassName } from './class-name.ts';

interface ClassPickerProps {
  classes: readonly ClassItem[];
  /** Id of the chosen class; "" with `all` means all of them. */
  value: string;
  onChange: (classId: string) => void;
  /** The words of an entry for all classes; without them there is no such entry. */
  all?: string;
  width?: number;
}

/** Chooses a class; classes stand under their grade. */
export function ClassPicker({ classes, value, onChange, all, width }: ClassPickerProps): ReactNode {
  const options = classesByGrade(classes);
  return (
    <Dropdown
      label="班级"
      options={all === undefined ? options : [{ id: '', text: all, group: '' }, ...options]}
      value={value}
      onChange={onChange}
      valueField="id"
      labelField="text"
      groupField="group"
      width={width}
    />
  );
}

function classesByGrade(classes: readonly ClassItem[]): { id: string; text: string; group: string }[] {
  const order = [...new Set(classes.map(({ gradeId }) => gradeId))];
  return order.flatMap((gradeId) =>
    classes
      .filter((item) => item.gradeId === gradeId)
      .map(({ id, gradeName, className }) => ({ id, text: fullClassName({ gradeName, className }), group: gradeName })),
  );
}
