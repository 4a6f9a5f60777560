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

// The bare aggregate of a region: every school in one subject of an exam that they have set together.
const schools = `select x.school_id schoolId, count(*) count, avg(r.score) mean, sum(r.score * r.score) squares,
    sum(r.score > 0.9 * e.full) excellent, sum(r.score >= 0.7 * e.full) good, sum(r.score >= 0.6 * e.full) pass
  from exams x join exam_results r on r.exam_id = x.id and r.subject_id = ? and r.state = 0 and r.score is not null
    join exam_subjects e on e.exam_id = x.id and e.subject_id = r.subject_id
  where x.joint_id = (select joint_id from exams where id = ?) group by x.school_id`;

/** @param {import('better-sqlite3').Database} sqlite */
export function regionSums(sqlite) {
  const query = sqlite.prepare(schools);
  /** @param {string} examId @param {string} subjectId */
  return (examId, subjectId) => query.all(subjectId, examId);
}
