import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listStudentMistakes } from '../../../../contracts/wrongbook/mistakes.ts';

/** A student of the class with the state of the mistake book. */
export type BookStudent = DataOf<typeof listStudentMistakes>[number];

/** Students by how much is due today; among equals as the class list has them. It says who needs practice, not who is better. */
export const dueFirst = (students: readonly BookStudent[]): BookStudent[] =>
  students.toSorted((a, b) => b.due - a.due || a.studentNo.localeCompare(b.studentNo));

/** Students whose name or number holds a text. */
export const studentsWith = (students: readonly BookStudent[], text: string): BookStudent[] =>
  students.filter(({ studentName, studentNo }) => studentName.includes(text) || studentNo.includes(text));

/** Whether more mistakes are open than six weeks ago. */
export const isGrowing = ({ line }: BookStudent): boolean => (line.at(-1) ?? 0) > (line[0] ?? 0);

/** The line of open mistakes as shares of its highest point. */
export function sharesOf({ line }: BookStudent): number[] {
  const most = Math.max(1, ...line);
  return line.map((count) => count / most);
}

/** The student so many places further in the list; undefined past its ends. */
export function studentBeside(
  students: readonly BookStudent[],
  studentId: string,
  by: 1 | -1,
): BookStudent | undefined {
  const at = students.findIndex((one) => one.studentId === studentId);
  return at < 0 ? students[0] : students[at + by];
}

/** When somebody practised last, in a word. */
export const practisedText = ({ lastPractice }: BookStudent): string =>
  lastPractice === '' ? '还没练过' : `${lastPractice.slice(5, 10)} 练过`;

/** A student of the list in words, for those who can't see the columns. */
export const spoken = (student: BookStudent): string =>
  `${student.studentName}，到期 ${student.due}，未掌握 ${student.open}，巩固中 ${student.consolidating}，已掌握 ${student.mastered}，` +
  `六周前未掌握 ${student.line[0] ?? 0}，${practisedText(student)}`;
