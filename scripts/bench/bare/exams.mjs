// The bare aggregate of an exam: every class in every subject and in the total, from the results themselves.
const lines = [
  ['excellent', '>', 0.9],
  ['pass', '>=', 0.6],
  ['low', '<', 0.4],
];

/** @param {string} score @param {string} full */
const figures = (score, full) =>
  `count(*) count, avg(${score}) mean, sum(${score} * ${score}) squares, ${lines
    .map(([name, sign, share]) => `sum(${score} ${sign} ${share} * ${full}) ${name}`)
    .join(', ')}`;

const sat = 'r.exam_id = ? and r.state = 0 and r.score is not null';
const subjects = `select r.subject_id subjectId, r.class_id classId, ${figures('r.score', 'e.full')}
  from exam_results r join exam_subjects e on e.exam_id = r.exam_id and e.subject_id = r.subject_id
  where ${sat} group by r.subject_id, r.class_id`;
const totals = `select '' subjectId, classId, ${figures('score', 'most')} from (
    select r.class_id classId, sum(r.score) score, sum(e.full) most
    from exam_results r join exam_subjects e on e.exam_id = r.exam_id and e.subject_id = r.subject_id
    where ${sat} group by r.student_id having count(*) = (select count(*) from exam_subjects where exam_id = r.exam_id))
  group by classId`;

/** @param {import('better-sqlite3').Database} sqlite */
export function examSums(sqlite) {
  const queries = [subjects, totals].map((query) => sqlite.prepare(query));
  /** @param {string} examId */
  return (examId) => queries.flatMap((query) => query.all(examId));
}
