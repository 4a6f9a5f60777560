// What a page of students or the tree of classes takes at least: the same joins, the same count, the same fields.
const page = `select s.id, s.name, s.student_no studentNo, s.gender, s.school_id schoolId,
    coalesce(c.grade_id, '') gradeId, coalesce(g.name, '') gradeName, coalesce(s.class_id, '') classId,
    coalesce(c.name, '') className, s.guardian_name guardianName, s.guardian_phone guardianPhone, s.status,
    s.graduated_year graduatedYear, s.enabled, s.create_time createTime
  from students s left join school_classes c on c.id = s.class_id left join grades g on g.id = c.grade_id
  where s.is_deleted = 0 and s.school_id = @schoolId {and} order by s.student_no limit @size offset @offset`;
const count = 'select count(*) from students s where s.is_deleted = 0 and s.school_id = @schoolId {and}';

const inClass = 'and s.class_id = @classId';

/** @param {import('better-sqlite3').Database} sqlite */
export function studentPages(sqlite) {
  /** @param {string} condition */
  const statements = (condition) => ({
    rows: sqlite.prepare(page.replace('{and}', condition)),
    count: sqlite.prepare(count.replace('{and}', condition)).pluck(),
  });
  const ofSchool = statements('');
  const ofClass = statements(inClass);
  /** @param {Record<string, string>} query */
  return ({ schoolId, classId, ...paging }) => {
    const current = Number(paging['current'] ?? 1);
    const size = Number(paging['size'] ?? 10);
    const { rows, count: counted } = classId ? ofClass : ofSchool;
    const total = Number(counted.get({ schoolId, ...(classId ? { classId } : {}) }));
    const values = { schoolId, size, offset: (current - 1) * size, ...(classId ? { classId } : {}) };
    return {
      records: rows.all(values),
      total,
      size,
      current,
      orders: [],
      optimizeCountSql: true,
      searchCount: true,
      maxLimit: -1,
      countId: '',
      pages: Math.ceil(total / size),
    };
  };
}

/** @typedef {{ gradeId: string, gradeName: string }} Grade */
/** @typedef {Grade & { id: string, className: string }} SchoolClass */

/** @param {string} id @param {string} title @param {string} parentId @param {boolean} hasChildren */
const node = (id, title, parentId, hasChildren) => ({ parentId, hasChildren, title, key: id, value: id });

/** @param {import('better-sqlite3').Database} sqlite */
export function classTrees(sqlite) {
  const grades = sqlite.prepare(
    `select g.id gradeId, g.name gradeName from grades g join schools s on s.stage = g.stage
      where s.id = ? order by g.position`,
  );
  const classes = sqlite.prepare(
    `select c.id, c.name className, c.grade_id gradeId, g.name gradeName
      from school_classes c join grades g on g.id = c.grade_id
      where c.school_id = ? and c.is_deleted = 0 and c.status = 0 order by g.position, c.position`,
  );
  const counts = sqlite.prepare(
    `select class_id, count(*) from students
      where school_id = ? and is_deleted = 0 and status = 0 and class_id is not null group by class_id`,
  );
  /** @param {string} schoolId */
  return (schoolId) => {
    const found = /** @type {SchoolClass[]} */ (classes.all(schoolId));
    const students = new Map(/** @type {[string, number][]} */ (counts.raw().all(schoolId)));
    return /** @type {Grade[]} */ (grades.all(schoolId)).map(({ gradeId, gradeName }) => {
      const children = found
        .filter((item) => item.gradeId === gradeId)
        .map((item) => ({
          ...item,
          ...node(item.id, item.className, gradeId, false),
          studentCount: students.get(item.id) ?? 0,
        }));
      return {
        id: gradeId,
        name: gradeName,
        ...node(gradeId, gradeName, '0', children.length > 0),
        studentCount: children.reduce((sum, { studentCount }) => sum + studentCount, 0),
        ...(children.length > 0 ? { children } : {}),
      };
    });
  };
}
