import { workbook } from './files.mjs';
import { Broken } from './ledger.mjs';
import { mark, school } from './world.mjs';

/** @typedef {import('./load.mjs').Step} Step */

const paths = {
  importList: '/api/vesta/student/importData',
  addStudent: '/api/vesta/student/add',
  updateStudent: '/api/vesta/student/update',
  removeStudent: '/api/vesta/student/remove',
  addClass: '/api/vesta/class/add',
  updateClass: '/api/vesta/class/update',
  removeClass: '/api/vesta/class/remove',
};

const schoolId = school.id;
const header = ['姓名', '学号', '性别', '年级', '班级', '监护人姓名', '监护人电话'];

/** Imports a list of students that nobody has yet, all or none of them. @type {Step} */
export async function importList({ ledger, random, admin }) {
  const key = `${mark}${ledger.number()}`;
  const rows = Array.from({ length: 3 + random.below(250) }, (_, index) => {
    const number = `${key}R${index}`;
    const [grade = '', name = ''] = index % 2 ? ['七年级', '1班'] : [];
    return [`学生${number}`, number, '女', grade, name, '', ''];
  });
  const list = ledger.enter({ kind: 'list', key });
  const file = { name: 'list.xls', bytes: workbook([header, ...rows]) };
  const answer = await ledger.change(list, '导入名单', { rows: rows.length, right: rows.length }, () =>
    admin.ask(paths.importList, { query: { schoolId }, file, pieces: 1 + random.below(4), pause: random.below(8) }),
  );
  if (answer?.code === 200 && answer.data.imported !== rows.length)
    throw new Broken(`${key} 导入了 ${answer.data.imported} 行`);
  return answer;
}

/** Adds, renames or removes a student. @type {Step} */
export async function writeStudent({ ledger, random, admin, mine }) {
  const found = random.pick(mine.filter(({ kind, holds }) => kind === 'student' && holds));
  if (!found || random.chance(0.4)) {
    const studentNo = `${mark}${ledger.number()}S`;
    const added = ledger.enter({ kind: 'student', key: studentNo });
    mine.push(added);
    const name = `学生${studentNo}`;
    const answer = await ledger.change(added, '新增学生', { name }, () =>
      admin.ask(paths.addStudent, { json: { schoolId, studentNo, name } }),
    );
    if (answer?.code === 200) added.id = answer.data.id;
    return answer;
  }
  const { id: studentId } = found;
  if (random.chance(0.2))
    return ledger.change(found, '删除学生', undefined, () => admin.ask(paths.removeStudent, { json: { studentId } }));
  const name = `学生${found.key.slice(mark.length)}改${random.below(1_000)}`;
  return ledger.change(found, '修改学生', { name }, () =>
    admin.ask(paths.updateStudent, { json: { studentId, name } }),
  );
}

/** Adds, renames or removes a class. @type {Step} */
export async function writeClass({ ledger, random, admin, mine }) {
  const found = random.pick(mine.filter(({ kind, holds }) => kind === 'class' && holds));
  if (!found || random.chance(0.3)) {
    const name = `${mark}${ledger.number()}`;
    const added = ledger.enter({ kind: 'class', key: name });
    mine.push(added);
    const answer = await ledger.change(added, '新增班级', { name }, () =>
      admin.ask(paths.addClass, { json: { schoolId, gradeId: school.gradeId, className: name } }),
    );
    if (answer?.code === 200) added.id = answer.data.id;
    return answer;
  }
  const { id: classId } = found;
  if (random.chance(0.3))
    return ledger.change(found, '删除班级', undefined, () => admin.ask(paths.removeClass, { json: { classId } }));
  const name = `${found.key}改${random.below(1_000)}`;
  return ledger.change(found, '修改班级', { name }, () =>
    admin.ask(paths.updateClass, { json: { classId, className: name } }),
  );
}
