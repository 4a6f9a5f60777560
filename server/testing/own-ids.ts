import type { OwnedKind } from '../../contracts/kinds.ts';
import { partnerIds, schoolIds } from '../../seed/landmarks.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { accountIds, type Account } from './reach.ts';

/** Settings of an exam, and what a template of one holds, as they are kept. */
const settings = { thresholds: { excellent: 0.9, pass: 0.6, low: 0.4 }, examNoPattern: '{学号}' };
const examSettings = JSON.stringify(settings);
const examSource = JSON.stringify({
  name: '测试考试',
  kind: 'monthly',
  gradeId: '7',
  settings,
  groups: {},
  subjects: [],
  rooms: [],
});

export type OwnIds = Record<OwnedKind, string>;

const prefixes = {
  class: '70',
  student: '71',
  document: '72',
  question: '73',
  paper: '74',
  assignment: '75',
  submission: '760',
  mark: '770',
  scanPage: '780',
  questionGroup: '790',
  exam: '800',
  examRoom: '810',
  examTemplate: '820',
  markingPart: '830',
  markingScript: '840',
  device: '850',
  order: '860',
  wellbeingText: '870',
} as const;

/** Who has a school has things of its own; others look from the place of somebody in the first tree or beyond it. */
const neighbours = (account: Account): Account => (account.includes('foreign') ? 'teacher-foreign' : 'teacher');

/**
 * One thing of each kind for everybody who has a school, also for those whose role may do nothing with it: a class in which
 * they teach maths, with a student, work for it, an answer with a mark and a page that stands for it. Its id ends in that of
 * its owner.
 */
export function addOwnThings(sandbox: Sandbox): void {
  const owners = 'from users u where u.school_id is not null and u.id in (select value from json_each(?))';
  const {
    class: c,
    student,
    document,
    question,
    paper,
    assignment,
    submission,
    mark,
    scanPage,
    questionGroup,
    exam,
    examRoom,
    examTemplate,
    markingPart,
    markingScript,
    device,
    order,
    wellbeingText,
  } = prefixes;
  const statements = [
    `insert into school_classes (id, school_id, grade_id, name, position, create_time)
      select '${c}' || u.id, u.school_id, '7', u.id || '班', 90, u.create_time ${owners}`,
    `insert into teachings (class_id, course_id, teacher_id, create_time)
      select '${c}' || u.id, '202', u.id, u.create_time ${owners}`,
    `insert into students (id, school_id, class_id, name, student_no, create_time)
      select '${student}' || u.id, u.school_id, '${c}' || u.id, '测试学生', 'OWN' || u.id, u.create_time ${owners}`,
    `insert into documents (id, teacher_id, school_id, shelf, title, state, create_time)
      select '${document}' || u.id, u.id, u.school_id, 'cloud', '测试文档', 3, u.create_time ${owners}`,
    `insert into questions (id, school_id, owner_id, subject_id, stage, grade_id, question_type, stem, answers, score, facility, create_time)
      select '${question}' || u.id, u.school_id, u.id, '2', 'junior', '7', 3, '测试题目', '[["答案"]]', 5, 0.5, u.create_time ${owners}`,
    `insert into question_groups (id, school_id, owner_id, subject_id, stage, grade_id, title, passage, create_time)
      select '${questionGroup}' || u.id, u.school_id, u.id, '2', 'junior', '7', '测试题组', '测试短文', u.create_time ${owners}`,
    `insert into papers (id, school_id, owner_id, title, subject_id, grade_id, sections, create_time)
      select '${paper}' || u.id, u.school_id, u.id, '测试试卷', '2', '7', '[]', u.create_time ${owners}`,
    `insert into assignments (id, school_id, teacher_id, task_type, title, subject_id, course_id, grade_id, term, create_time)
      select '${assignment}' || u.id, u.school_id, u.id, 1, '测试作业', '2', '202', '7', '202601', u.create_time ${owners}`,
    `insert into assignment_classes (assignment_id, class_id) select '${assignment}' || u.id, '${c}' || u.id ${owners}`,
    `insert into submissions (id, assignment_id, student_id, class_id, paper_id)
      select '${submission}' || u.id, '${assignment}' || u.id, '${student}' || u.id, '${c}' || u.id, '${paper}' || u.id ${owners}`,
    `insert into marks (id, submission_id, position, kind, marker, user_id, score, confidence, create_time)
      select '${mark}' || u.id, '${submission}' || u.id, 1, 'person', u.name, u.id, 1, 1, u.create_time ${owners}`,
    `insert into scan_pages (id, document_id, page_no, state, read_state, submission_id, picture, reading)
      select '${scanPage}' || u.id, '${document}' || u.id, 1, 'unknown', 'unknown', '${submission}' || u.id, '', '' ${owners}`,
    `insert into exams (id, school_id, name, kind, grade_id, term, owner_id, start_date, end_date, settings, create_time)
      select '${exam}' || u.id, u.school_id, '测试考试', 'monthly', '7', '202601', u.id, '2026-11-05', '2026-11-05', '${examSettings}', u.create_time ${owners}`,
    `insert into exam_leaders (exam_id, user_id) select '${exam}' || u.id, u.id ${owners}`,
    `insert into exam_classes (exam_id, class_id, class_name) select '${exam}' || u.id, '${c}' || u.id, u.id || '班' ${owners}`,
    `insert into exam_subjects (exam_id, subject_id, course_id, position, date, from_time, to_time, full, way)
      select '${exam}' || u.id, '2', '202', 1, '2026-11-05', '08:00', '10:00', 100, 'scores' ${owners}`,
    `insert into exam_rooms (id, exam_id, name, capacity, columns, position)
      select '${examRoom}' || u.id, '${exam}' || u.id, '一考场', 30, 5, 1 ${owners}`,
    `insert into exam_templates (id, school_id, owner_id, name, content, create_time)
      select '${examTemplate}' || u.id, u.school_id, u.id, u.id || '模板', '${examSource}', u.create_time ${owners}`,
    `insert into marking_parts (id, exam_id, subject_id, name, positions, way, leader_id)
      select '${markingPart}' || u.id, '${exam}' || u.id, '2', '测试题组', '[1]', 'share', u.id ${owners}`,
    `insert into marking_scripts (id, part_id, submission_id, round, user_id)
      select '${markingScript}' || u.id, '${markingPart}' || u.id, '${submission}' || u.id, 'first', u.id ${owners}`,
    `insert into devices (id, serial, kind, model, partner_id, create_time)
      select '${device}' || u.id, 'OWN-' || u.id, 'printer', '测试', h.partner_id, u.create_time from users u
      join schools h on h.id = u.school_id where u.id in (select value from json_each(?))`,
    `insert into orders (id, code, partner_id, school_id, user_id, cents, create_time)
      select '${order}' || u.id, 'OWN-' || u.id, h.partner_id, h.id, u.id, 10000, u.create_time from users u
      join schools h on h.id = u.school_id where u.id in (select value from json_each(?))`,
    `insert into wellbeing_texts (id, school_id, student_id, class_id, source, written_at, length, sealed, moods, themes, proposed, level, state, create_time)
      select '${wellbeingText}' || u.id, u.school_id, '${student}' || u.id, '${c}' || u.id, '周记', u.create_time, 4, x'00', '平静', '日常', 0, 0, 'unread', u.create_time ${owners}`,
  ];
  const ids = JSON.stringify(Object.values(accountIds));
  for (const statement of statements) sandbox.sqlite.prepare(statement).run(ids);
}

/** An id of every kind within everything that the account may reach. */
export function idsOf(sandbox: Sandbox, account: Account): OwnIds {
  const schoolOf = (id: string) =>
    sandbox.sqlite.prepare('select school_id from users where id = ?').pluck().get(id) as string | null;
  const schoolId = schoolOf(accountIds[account]);
  const owner = accountIds[schoolId === null ? neighbours(account) : account];
  const things = Object.fromEntries(Object.entries(prefixes).map(([kind, prefix]) => [kind, prefix + owner]));
  const school = schoolId ?? (account.includes('foreign') ? schoolIds.foreign : schoolIds.junior);
  const partner = account.includes('foreign') ? partnerIds.foreignLevel3 : partnerIds.level3;
  return { school, partner, teacher: accountIds[account], ...things } as OwnIds;
}

/** An id of every kind beyond that: of another school in another region. */
export const idsBeyond = (sandbox: Sandbox, account: Account): OwnIds =>
  idsOf(sandbox, account.includes('foreign') ? 'teacher' : 'teacher-foreign');
