import type { Attempt } from '../../../../contracts/report-text/attempts.ts';
import type { Book, BookMistake } from './history.ts';
import type { BookStudent } from './students.ts';

/** A student of a class list for tests. */
export const studentWith = (studentId: string, changes: Partial<BookStudent> = {}): BookStudent => ({
  studentId,
  studentName: `学生${studentId}`,
  studentNo: `2026${studentId}`,
  open: 0,
  consolidating: 0,
  mastered: 0,
  due: 0,
  line: [0, 0, 0, 0, 0, 0],
  lastPractice: '',
  ...changes,
});

/** An attempt at a question for tests. */
export const attemptWith = (changes: Partial<Attempt> = {}): Attempt => ({
  time: '2026-11-03 08:00:00',
  source: 1,
  title: '第 3 次作业',
  isPractice: false,
  score: 0,
  full: 4,
  answer: '4x-11',
  reason: '',
  submissionId: '91',
  position: 2,
  answeredId: '501',
  isOpen: true,
  picture: '',
  pictures: [],
  ...changes,
});

/** A mistake of a student's book for tests. */
export const mistakeWith = (changes: Partial<BookMistake> = {}): BookMistake => ({
  questionId: '501',
  questionType: 3,
  stem: '化简',
  points: ['去括号'],
  source: 1,
  state: 'open',
  isByHand: false,
  reason: '',
  cause: 'concept',
  isConfirmed: false,
  attemptCount: 1,
  wrongCount: 1,
  firstTime: '2026-11-03 08:00:00',
  wrongTime: '2026-11-03 08:00:00',
  lastTime: '2026-11-03 08:00:00',
  dueDate: '2026-11-05',
  retrievability: 0.884,
  retrievabilityThen: null,
  timesLeft: 2,
  countsFrom: '',
  attempts: [attemptWith()],
  ...changes,
});

/** A student's book for tests. */
export const bookWith = (records: BookMistake[], changes: Partial<Book> = {}): Book => ({
  records,
  total: records.length,
  size: 20,
  current: 1,
  orders: [],
  optimizeCountSql: true,
  searchCount: true,
  maxLimit: -1,
  countId: '',
  pages: 1,
  student: { studentName: '学生9', studentNo: '20269', standing: 'here' },
  counts: { open: records.length, consolidating: 0, mastered: 0, due: records.length },
  causes: [],
  trend: [],
  coming: [],
  memory: { day: '', known: 0, remembered: null, fading: 0 },
  ...changes,
});
