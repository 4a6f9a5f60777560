import type { ExamKind } from '../../../../contracts/constants/exams.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listAnalysedLessons } from '../../../../contracts/wrongbook/analysis.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { statements } from '../../../engines/mistakes/published.ts';

// What comparisons are made of: sums by score of each class, added up where schools are compared.

/** Among the values of a JSON list that is bound under a name. */
export const inList = (name: string) => `in (select value from json_each(:${name}))`;

/** Share of full marks, in whole hundredths of a point on both sides, so that a bound is met exactly. */
const reaches = (sign: '>' | '>=', percent: number) =>
  `sum(iif(cast(round(m.score * 100) as integer) * 100 ${sign} cast(round(s.full * 100) as integer) * ${percent}, m.count, 0))`;

const isAsked = `exists (select 1 from exam_subjects s where s.exam_id = x.id and s.subject_id = :subjectId and s.publish_time <> '')`;

/** Exams that schools of an area have set together. */
const jointHere = `exams x join schools h on h.id = x.school_id and h.is_deleted = 0 and h.area = :area
  where x.is_deleted = 0 and x.joint_id <> ''`;

const jointColumns = `x.joint_id jointId, x.term, x.kind, x.name, min(x.start_date) startDate, min(x.id) examId`;

const queries = statements((sqlite) => ({
  head: sqlite.prepare(`select x.id examId, x.name, x.kind, x.term, x.start_date startDate, x.joint_id jointId,
      x.school_id schoolId, x.grade_id gradeId, x.is_deleted isDeleted, h.area, g.stage, g.position,
      s.full, coalesce(s.publish_time, '') <> '' isPublished
    from exams x join schools h on h.id = x.school_id join grades g on g.id = x.grade_id
      left join exam_subjects s on s.exam_id = x.id and s.subject_id = :subjectId
    where x.id = :examId`),
  subject: sqlite.prepare('select subject_id from courses where id = ?').pluck(),
  grades: sqlite.prepare('select id, position from grades where stage = ? order by position'),
  joints: sqlite.prepare(`select ${jointColumns} from ${jointHere} and x.grade_id = :gradeId
      and x.start_date <= :startDate and ${isAsked}
    group by x.joint_id order by startDate, x.joint_id`),
  /** Of those who are in a grade in a year, in the years before: by grade and year. */
  cohort: sqlite.prepare(`select ${jointColumns}, x.grade_id gradeId, max(${isAsked}) isAsked from ${jointHere}
      and x.grade_id || ' ' || substr(x.term, 1, 4) ${inList('years')} and x.start_date < :startDate
    group by x.joint_id order by startDate, x.joint_id`),
  schools: sqlite.prepare(`select x.joint_id jointId, x.id examId, h.id schoolId, h.name, s.full,
      coalesce(s.publish_time, '') <> '' isPublished,
      (select count(*) from exam_students c where c.exam_id = x.id) candidates
    from exams x join schools h on h.id = x.school_id and h.is_deleted = 0 and h.area = :area
      left join exam_subjects s on s.exam_id = x.id and s.subject_id = :subjectId
    where x.is_deleted = 0 and x.joint_id ${inList('joints')} order by h.id`),
  /** Schools of an area that have the grade, with how many are in it now. */
  area: sqlite.prepare(`select h.id schoolId, h.name, count(t.id) candidates
    from schools h join school_classes c on c.school_id = h.id and c.grade_id = :gradeId and c.is_deleted = 0 and c.status = 0
      left join students t on t.class_id = c.id and t.is_deleted = 0 and t.status = 0
    where h.area = :area and h.is_deleted = 0 group by h.id order by h.id`),
  classes: sqlite.prepare(`select c.class_id classId, c.class_name name, c.group_name groupName,
      (select count(*) from exam_students t where t.exam_id = c.exam_id and t.class_id = c.class_id) candidates
    from exam_classes c join school_classes k on k.id = c.class_id where c.exam_id = :examId
    order by k.position, c.class_id`),
  /** Exams that any of the classes of an exam have sat, up to it. */
  earlier: sqlite.prepare(`select x.id examId, x.term, x.name, s.full from exams x
      join exam_subjects s on s.exam_id = x.id and s.subject_id = :subjectId and s.publish_time <> ''
    where x.is_deleted = 0 and x.start_date <= :startDate and x.id in (select b.exam_id from exam_classes a
      join exam_classes b on b.class_id = a.class_id where a.exam_id = :examId)
    order by x.start_date, x.id`),
  sums: sqlite.prepare(`select m.exam_id examId, m.class_id classId, s.full, sum(m.count) count,
      sum(m.count * m.score) sum, sum(m.count * m.score * m.score) squares, ${reaches('>', 90)} excellent,
      ${reaches('>=', 70)} good, ${reaches('>=', 60)} pass
    from exam_score_sums m join exam_subjects s on s.exam_id = m.exam_id and s.subject_id = m.subject_id
    where m.exam_id ${inList('exams')} and m.subject_id = :subjectId group by m.exam_id, m.class_id`),
  /** Mean of the total as a share of its full marks. */
  totals: sqlite.prepare(`select m.exam_id examId, sum(m.count * m.score) / sum(m.count) /
      (select sum(s.full) from exam_subjects s where s.exam_id = m.exam_id and s.publish_time <> '') share
    from exam_score_sums m where m.exam_id ${inList('exams')} and m.subject_id = '' group by m.exam_id`),
  /** By how much standard scores (10 z) have risen, of who has sat both. */
  gains: sqlite.prepare(`select examId, classId, count(*) count, sum(gain) sum, sum(gain * gain) squares from (
      select r.exam_id examId, r.class_id classId,
        10 * ((r.score - :mean) / :deviation - (b.score - :meanBefore) / :deviationBefore) gain
      from exam_results r join exam_results b on b.student_id = r.student_id and b.subject_id = r.subject_id
        and b.exam_id ${inList('before')} and b.state = 0 and b.score is not null
      where r.exam_id ${inList('exams')} and r.subject_id = :subjectId and r.state = 0 and r.score is not null)
    group by examId, classId`),
  /** Of one area the exams that are set together; of all where none is named. */
  lessons: sqlite.prepare(`select h.id schoolId, h.name schoolName, g.id gradeId, g.name gradeName,
      c.id courseId, c.name courseName
    from exams x join schools h on h.id = x.school_id and h.is_deleted = 0 join grades g on g.id = x.grade_id
      join exam_subjects s on s.exam_id = x.id and s.publish_time <> '' join courses c on c.id = s.course_id
    where x.is_deleted = 0 and x.term ${inList('terms')}
      and (:area is null or h.area = :area and x.joint_id <> '')
    group by h.id, g.id, c.id
    order by max(x.start_date) desc, h.id, cast(g.id as integer), cast(c.id as integer)`),
  regional:
    sqlite.prepare(`select min(x.id) id, x.name, x.kind, min(x.start_date) startDate, 1 isJoint from ${jointHere}
      and x.grade_id = :gradeId and x.term ${inList('terms')} and ${isAsked}
    group by x.joint_id order by startDate desc, id`),
}));

/** An exam as it is compared. */
export interface Head {
  examId: string;
  name: string;
  kind: ExamKind;
  term: string;
  startDate: string;
  jointId: string;
  schoolId: string;
  gradeId: string;
  isDeleted: number;
  area: string;
  stage: string;
  position: number;
  /** Null where the subject is not asked. */
  full: number | null;
  isPublished: number;
}

export const selectHead = ({ sqlite }: Sandbox, examId: string, subjectId: string): Head | undefined =>
  queries(sqlite).head.get({ examId, subjectId }) as Head | undefined;

/** The subject of a course; "" where there is no such course. */
export const selectSubjectOf = ({ sqlite }: Sandbox, courseId: string): string =>
  (queries(sqlite).subject.get(courseId) as string | undefined) ?? '';

/** The grades of a stage, the first one first. */
export const selectGrades = ({ sqlite }: Sandbox, stage: string) =>
  queries(sqlite).grades.all(stage) as { id: string; position: number }[];

/** An exam that several schools have set together. */
export interface Joint {
  jointId: string;
  term: string;
  kind: ExamKind;
  name: string;
  startDate: string;
}

/** Those of a grade in a subject up to a day, oldest first. */
export const selectJoints = (
  { sqlite }: Sandbox,
  at: { area: string; gradeId: string; startDate: string; subjectId: string },
) => queries(sqlite).joints.all(at) as Joint[];

/** Those that the same students have sat before a day, in whatever subjects, oldest first. */
export const selectCohort = (
  { sqlite }: Sandbox,
  at: { area: string; years: string; startDate: string; subjectId: string },
) => queries(sqlite).cohort.all(at) as (Joint & { gradeId: string; isAsked: number })[];

/** What a school has of an exam that is set together. */
export interface SchoolRow {
  jointId: string;
  examId: string;
  schoolId: string;
  name: string;
  full: number | null;
  isPublished: number;
  candidates: number;
}

export const selectSchools = (
  { sqlite }: Sandbox,
  { joints, ...at }: { area: string; joints: readonly string[]; subjectId: string },
) => queries(sqlite).schools.all({ ...at, joints: JSON.stringify(joints) }) as SchoolRow[];

/** The schools of an area that have a grade. */
export const selectArea = ({ sqlite }: Sandbox, at: { area: string; gradeId: string }) =>
  queries(sqlite).area.all(at) as Pick<SchoolRow, 'schoolId' | 'name' | 'candidates'>[];

/** The classes of an exam in their order. */
export const selectClasses = ({ sqlite }: Sandbox, examId: string) =>
  queries(sqlite).classes.all({ examId }) as {
    classId: string;
    name: string;
    groupName: string;
    candidates: number;
  }[];

/** What the classes of an exam have sat up to it, itself the last. */
export const selectEarlier = ({ sqlite }: Sandbox, at: { examId: string; startDate: string; subjectId: string }) =>
  queries(sqlite).earlier.all(at) as { examId: string; term: string; name: string; full: number }[];

/** Sums over the scores of a class; how many reach 70 and 60 % include those above. */
export interface SumRow {
  examId: string;
  classId: string;
  full: number;
  count: number;
  sum: number;
  squares: number;
  excellent: number;
  good: number;
  pass: number;
}

export const selectSums = ({ sqlite }: Sandbox, exams: readonly string[], subjectId: string) =>
  queries(sqlite).sums.all({ exams: JSON.stringify(exams), subjectId }) as SumRow[];

/** The mean total of each exam as a share of full marks. */
export const selectTotals = ({ sqlite }: Sandbox, exams: readonly string[]) =>
  queries(sqlite).totals.all({ exams: JSON.stringify(exams) }) as { examId: string; share: number }[];

/** Where all who sat an exam lie, by which scores become standard ones. */
export interface Scale {
  mean: number;
  deviation: number;
}

/** How far those of each class have risen from exams before to these. */
export const selectGains = (
  { sqlite }: Sandbox,
  exams: { now: readonly string[]; before: readonly string[] },
  subjectId: string,
  scales: { now: Scale; before: Scale },
) =>
  queries(sqlite).gains.all({
    exams: JSON.stringify(exams.now),
    before: JSON.stringify(exams.before),
    subjectId,
    ...scales.now,
    meanBefore: scales.before.mean,
    deviationBefore: scales.before.deviation,
  }) as Pick<SumRow, 'examId' | 'classId' | 'count' | 'sum' | 'squares'>[];

/** The exams of an area that can be looked at, newest first. */
export const selectRegional = (
  { sqlite }: Sandbox,
  { terms, ...at }: { area: string; gradeId: string; subjectId: string; terms: readonly string[] },
) =>
  queries(sqlite).regional.all({ ...at, terms: JSON.stringify(terms) }) as {
    id: string;
    name: string;
    kind: ExamKind;
    startDate: string;
    isJoint: number;
  }[];

/** The courses of schools with published exams, of an area those that are set together; what was examined last comes first. */
export const selectLessons = (
  { sqlite }: Sandbox,
  { area, terms }: { area: string | null; terms: readonly string[] },
) => queries(sqlite).lessons.all({ area, terms: JSON.stringify(terms) }) as DataOf<typeof listAnalysedLessons>;
