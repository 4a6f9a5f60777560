/** A subject of an exam at its time: who sits it, and who invigilates where. */
export interface Session {
  examId: string;
  title: string;
  date: string;
  from: string;
  to: string;
  studentIds: ReadonlySet<string>;
  rooms: readonly { name: string; invigilators: readonly string[] }[];
}

/** Students, teachers (by id) or rooms (by name) that are asked for twice at a time. */
export interface Clash {
  kind: 'student' | 'teacher' | 'room';
  own: Session;
  other: Session;
  ids: string[];
}

const meet = (a: Session, b: Session): boolean => a.date === b.date && a.from < b.to && b.from < a.to;

const common = (own: Iterable<string>, others: ReadonlySet<string>): string[] =>
  [...new Set(own)].filter((id) => others.has(id));

const teachersOf = ({ rooms }: Session): string[] => rooms.flatMap(({ invigilators }) => invigilators);
const namesOf = ({ rooms }: Session): string[] => rooms.map(({ name }) => name);

function clashesOf(own: Session, other: Session): Clash[] {
  if (!meet(own, other)) return [];
  const clash = (kind: Clash['kind'], ids: string[]): Clash[] => (ids.length > 0 ? [{ kind, own, other, ids }] : []);
  const students = clash('student', common(own.studentIds, other.studentIds));
  // Subjects of one exam share its rooms, and who invigilates there.
  if (own.examId === other.examId) return students;
  return [
    ...students,
    ...clash('teacher', common(teachersOf(own), new Set(teachersOf(other)))),
    ...clash('room', common(namesOf(own), new Set(namesOf(other)))),
  ];
}

/** What is asked for twice at a time by the subjects of an exam, among each other and beside those of others. */
export const clashesIn = (own: readonly Session[], others: readonly Session[]): Clash[] =>
  own.flatMap((session, index) => [...own.slice(index + 1), ...others].flatMap((other) => clashesOf(session, other)));
