/** The values that name what belongs to somebody else, by the kind of thing. */
const foreignValues = {
  school: 'foreignSchoolId',
  class: 'foreignClassId',
  student: 'foreignStudentId',
  teacher: 'foreignTeacherId',
  document: 'foreignDocumentId',
} as const;

/** The name of such a value. */
export type ForeignValue = (typeof foreignValues)[keyof typeof foreignValues];

/** The value that names somebody else's thing of a kind; undefined where none is known. */
export const foreignValueOf = (kind: string): ForeignValue | undefined =>
  (foreignValues as Partial<Record<string, ForeignValue>>)[kind];
