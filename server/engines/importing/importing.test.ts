import type { Progress } from '../../../contracts/constants/tasks.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type Sandbox } from '../../database/sandbox.ts';
import { readSheet } from '../spreadsheets/read.ts';
import { writeSheets } from '../spreadsheets/write.ts';
import { importList, previewList } from './import-list.ts';
import { closeSheetPool, runSheetTask } from './pool.ts';
import type { StudentRecord, TeacherRecord } from './record-texts.ts';
import { studentSheet, teacherSheet, templateSheets } from './sheets.ts';
import type { ListName, PreviewTask } from './tasks.ts';

const folder = mkdtempSync(join(tmpdir(), 'importing-'));
const now = '2025-09-01 08:00:00';
const header = ['姓名', '学号', '性别', '年级', '班级', '监护人姓名', '监护人电话'];
const teacherHeader = ['姓名', '账号', '手机号码', '性别', '职务', '负责学科', '负责年级', '任教'];
let sandbox: Sandbox;

const silent = () => undefined;
const check = (list: ListName, rows: string[][]) => previewList(sandbox, rows, { list, schoolId: '1' }, silent);
const run = (list: ListName, rows: string[][], mode: 'all' | 'valid') =>
  importList(sandbox, rows, { list, schoolId: '1', mode, now }, silent);
const faultsOf = (list: ListName, rows: string[][]) => check(list, rows).rows.map(({ faults }) => faults);
const count = (table: string): number =>
  sandbox.sqlite.prepare(`select count(*) from ${table}`).pluck().get() as number;

beforeAll(() => {
  sandbox = openSandbox(folder, 'main');
  sandbox.sqlite.exec(`
    insert into schools (id, name, stage, area, create_time) values ('1', '第一中学', 'junior', '', '${now}'), ('2', '二中', 'junior', '', '${now}');
    insert into grades (id, name, stage, position) values ('7', '七年级', 'junior', 7), ('8', '八年级', 'junior', 8), ('9', '九年级', 'junior', 9);
    insert into courses (id, name, subject_id, stage) values ('71', '语文', '1', 'junior'), ('72', '数学', '2', 'junior');
    insert into offered_courses (school_id, grade_id, course_id) values ('1', '7', '71'), ('1', '7', '72'), ('1', '8', '71');
    insert into school_classes (id, school_id, grade_id, name, position, status, create_time) values
      ('11', '1', '7', '1班', 1, 0, '${now}'), ('12', '1', '7', '2班', 2, 0, '${now}'), ('13', '1', '8', '1班', 1, 0, '${now}'),
      ('14', '1', '9', '1班', 1, 1, '${now}'), ('21', '2', '9', '3班', 3, 0, '${now}');`);
});

beforeEach(() => {
  sandbox.sqlite.exec(`
    delete from teachings; delete from user_roles; delete from users; delete from students;
    insert into students (id, school_id, class_id, name, student_no, gender, guardian_name, guardian_phone, status, graduated_year, create_time) values
      ('101', '1', '11', '李𠮷', '0001', 2, '李父', '13800000000', 0, '', '${now}'),
      ('102', '1', '14', '王五', '0002', 0, '', '', 1, '2024', '${now}'),
      ('103', '1', null, '赵六', '0003', 1, '', '', 0, '', '${now}'),
      ('104', '2', '21', '他校', '0009', 1, '', '', 0, '', '${now}');
    update students set enabled = 1 where id = '103';
    insert into users (id, account, password_hash, name, phone, school_id, create_time) values
      ('201', 'zhou', '', '周老师', '13900000001', '1', '${now}'), ('202', 'wu', '', '吴老师', '13900000002', '2', '${now}');
    insert into user_roles (user_id, role_key, position, subject_id) values ('201', 'school:teacher', 0, ''), ('201', 'school:subjectleader', 1, '1');
    insert into teachings (class_id, course_id, teacher_id, create_time) values ('11', '71', '201', '${now}');`);
});

afterAll(async () => {
  await closeSheetPool();
  sandbox.sqlite.close();
  rmSync(folder, { recursive: true });
});

const existing: StudentRecord[] = [
  {
    name: '李𠮷',
    studentNo: '0001',
    gender: 2,
    gradeName: '七年级',
    className: '1班',
    guardianName: '李父',
    guardianPhone: '13800000000',
    status: 0,
    graduatedYear: '',
    enabled: 0,
  },
  {
    name: '王五',
    studentNo: '0002',
    gender: 0,
    gradeName: '九年级',
    className: '1班',
    guardianName: '',
    guardianPhone: '',
    status: 1,
    graduatedYear: '2024',
    enabled: 0,
  },
  {
    name: '赵六',
    studentNo: '0003',
    gender: 1,
    gradeName: '',
    className: '',
    guardianName: '',
    guardianPhone: '',
    status: 0,
    graduatedYear: '',
    enabled: 1,
  },
];

describe('a list of students', () => {
  it('names every fault of a row with its column', () => {
    const rows = [
      header,
      ['', '00-1', '女生', '', '1班', '', '123'],
      ['甲', '0001', '男', '七年级', '1班', '', ''],
      ['李𠮷', '0001', '女', '七年级', '2班', '李父', '13800000000'],
      ['乙', '11', '', '七年级', '13班', '', ''],
      ['丙', '12', '', '六年级', '1班', '', ''],
      ['丁', '13', '', '九年级', '1班', '', ''],
      ['戊', '14', '', '七年级', '', '', ''],
      [],
      ['己', '0009', '未填', '八年级', '1班', '', ''],
    ];
    const preview = check('students', rows);
    expect(preview).toMatchObject({ total: 8, valid: 1, unchanged: 0, faulty: 7, columns: [...header, '启用'] });
    expect(preview.rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 10]);
    expect(preview.rows.map(({ faults }) => faults)).toEqual([
      [
        '姓名不能为空',
        '学号须为 1 到 20 位数字或字母',
        '性别须为男或女',
        '监护人电话须为 11 位手机号码',
        '填写了班级，但没有填写年级',
      ],
      ['学号 0001 与第 4 行重复', '学号 0001 已被 李𠮷 使用'],
      ['学号 0001 与第 3 行重复', '学号 0001 已被 李𠮷 使用，班级与现有信息不同；导入只新增，不修改'],
      ['班级“13班”不存在，七年级有：1班、2班'],
      ['年级“六年级”没有班级，学校有班级的年级：七年级、八年级'],
      ['班级“九年级1班”已毕业，不能再加入学生'],
      ['填写了年级，但没有填写班级'],
      [],
    ]);
  });

  it('is understood however digits, classes and telephone numbers are written', () => {
    const rows = [
      [...header, '启用'],
      ['甲', '００２１', '', '七年级', '１班', '', '138-0013-8000', '是'],
      ['乙', '0022', '', '', '七年级1班', '', '+86 138 0013 8001', '否'],
      ['丙', '0023', '', '七年级', '七年级 2班', '', '（138）00138002', ''],
      ['丁', '0024', '', '', '七（1）班', '', '', ''],
      ['戊', '0025', '', '八年级', '七年级1班', '', '', ''],
      ['己', '0026', '', '', '1班', '', '', '可以'],
    ];
    expect(faultsOf('students', rows)).toEqual([
      [],
      [],
      [],
      [],
      ['班级“七年级1班”不存在，八年级有：1班'],
      ['启用须为是或否', '填写了班级，但没有填写年级'],
    ]);
    run('students', rows, 'valid');
    const added = `select student_no, class_id, guardian_phone, enabled from students where student_no > '002' and school_id = '1'
      order by student_no`;
    expect(sandbox.sqlite.prepare(added).raw().all()).toEqual([
      ['0021', '11', '13800138000', 1],
      ['0022', '11', '13800138001', 0],
      ['0023', '12', '13800138002', 0],
      ['0024', '11', '', 0],
    ]);
    const again = check('students', rows.slice(0, 5));
    expect(again).toMatchObject({ valid: 0, unchanged: 4, faulty: 0 });
    expect(again.rows.map(({ isUnchanged }) => isUnchanged)).toEqual([true, true, true, true]);
  });

  it('gives the workbook of its faults before anything is imported', async () => {
    const rows = [header, ['甲', '0021', '', '七年级', '9班', '', ''], ['乙', '0022', '', '', '', '', '']];
    const bytes = writeSheets([{ name: '学生', rows, widths: [] }]);
    const task = { kind: 'faults', list: 'students', databaseFile: sandbox.file, schoolId: '1', bytes } as const;
    const told = await readSheet(await runSheetTask(task));
    expect(told.map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['姓名', '错误原因'],
      ['甲', '班级“9班”不存在，七年级有：1班、2班'],
    ]);
    expect(count('students')).toBe(4);
  });

  it('takes columns in any order, below a title, with more of them than needed', () => {
    const rows = [['七年级名单'], ['备注', '学号*', ' 姓 名 '], ['x', '0021', '甲']];
    expect(check('students', rows)).toMatchObject({
      valid: 1,
      rows: [{ row: 3, cells: ['甲', '0021', '', '', '', '', '', ''] }],
    });
  });

  it('says which required columns are missing, and that nothing is there', () => {
    const refusal = (rows: string[][]) => () => check('students', rows);
    expect(
      refusal([
        ['姓名', '班级'],
        ['甲', '1班'],
      ]),
    ).toThrow(expect.objectContaining({ code: 'wrongColumns', values: { columns: '学号' } }));
    expect(refusal([header, ['', ' ']])).toThrow(expect.objectContaining({ code: 'empty' }));
    expect(refusal([])).toThrow(expect.objectContaining({ code: 'empty' }));
  });

  it('is written whole or not at all', async () => {
    const good = ['甲', '0021', '男', '七年级', '2班', '甲父', '13800000001'];
    const bad = ['乙', '0022', '男', '七年级', '9班', '', ''];
    const refused = run('students', [header, good, bad], 'all');
    expect(refused).toMatchObject({ counts: { total: 2, imported: 0, refused: 1 }, unchanged: 0 });
    expect(count('students')).toBe(4);
    expect(await readSheet(refused.errorWorkbook!)).toEqual([
      [...header, '启用', '错误原因'],
      [...bad, '', '班级“9班”不存在，七年级有：1班、2班'],
    ]);
    expect(run('students', [header, good], 'all')).toMatchObject({
      counts: { imported: 1, refused: 0 },
      errorWorkbook: undefined,
    });
    expect(sandbox.sqlite.prepare("select * from students where student_no = '0021'").get()).toMatchObject({
      class_id: '12',
      name: '甲',
      gender: 1,
      guardian_name: '甲父',
      enabled: 0,
      status: 0,
      create_time: now,
    });
  });

  it('is written without its faulty rows where that is wanted, and the corrected error workbook brings the rest', async () => {
    const rows = [header, ['甲', '0021'], ['乙', '0001']];
    const { counts, errorWorkbook } = run('students', rows, 'valid');
    expect(counts).toEqual({ total: 2, imported: 1, refused: 1 });
    const corrected = await readSheet(errorWorkbook!);
    corrected[1]![1] = '0022';
    expect(run('students', corrected, 'all').counts).toEqual({ total: 1, imported: 1, refused: 0 });
    expect(count('students')).toBe(6);
  });

  it('is taken unchanged as it was exported', async () => {
    const rows = await readSheet(writeSheets([studentSheet(existing)]));
    expect(rows[2]!.slice(7)).toEqual(['否', '已毕业', '2024']);
    expect(run('students', rows, 'all')).toMatchObject({ counts: { total: 3, imported: 0, refused: 0 }, unchanged: 3 });
    expect(count('students')).toBe(4);
  });
});

describe('a list of teachers', () => {
  it('names every fault of a row with its column', () => {
    const rows = [
      teacherHeader,
      ['甲', 'wu', '13900000001', '', '', '', '', ''],
      ['乙', 'yi', '13900000001', '', '教师、校工', '', '', '七年级1班语文；七年级2班英语'],
      ['丙', 'bing', '13900000003', '', '学科组长，年级组长', '', '六年级', '七年级2班数学'],
      ['丁', 'ding', '13900000003', '', '', '语文', '', '七年级2班 数学'],
    ];
    expect(faultsOf('teachers', rows)).toEqual([
      ['手机号码 13900000001 与第 3 行重复', '账号 wu 已被使用'],
      [
        '手机号码 13900000001 与第 2 行重复',
        '手机号码 13900000001 已被 周老师 使用',
        '七年级1班语文 已由 周老师 任教，请先解除',
        '职务“校工”不存在，可填：教师、学科组长、学校管理员、心理教师、授课教师、年级组长、校长',
        '任教“七年级2班英语”不存在，应由年级、班级、课程连写，如 七年级1班语文',
      ],
      [
        '手机号码 13900000003 与第 5 行重复',
        '学科组长须选择负责学科',
        '负责年级“六年级”不存在，学校有：七年级、八年级、九年级',
        '任教 七年级2班数学 与第 5 行重复',
      ],
      [
        '手机号码 13900000003 与第 4 行重复',
        '填写了负责学科，但职务中没有学科组长',
        '任教 七年级2班数学 与第 4 行重复',
      ],
    ]);
  });

  it('is written with jobs and classes', () => {
    const row = ['甲', 'jia', '', '女', '教师、学科组长、年级组长', '数学', '八年级', '七年级2班数学；八年级1班语文'];
    expect(run('teachers', [teacherHeader, row, ['乙', 'yi']], 'all').counts.imported).toBe(2);
    const id = sandbox.sqlite
      .prepare("select id from users where account = 'jia' and school_id = '1' and gender = 2")
      .pluck()
      .get();
    expect(
      sandbox.sqlite
        .prepare('select role_key, subject_id, grade_id from user_roles where user_id = ? order by position')
        .raw()
        .all(id),
    ).toEqual([
      ['school:teacher', '', ''],
      ['school:subjectleader', '2', ''],
      ['classic:gradeLeader', '', '8'],
    ]);
    expect(
      sandbox.sqlite
        .prepare('select class_id, course_id from teachings where teacher_id = ? order by class_id')
        .raw()
        .all(id),
    ).toEqual([
      ['12', '72'],
      ['13', '71'],
    ]);
    expect(count('user_roles')).toBe(6);
  });

  it('is taken unchanged as it was exported, in any order of jobs', async () => {
    const teacher: TeacherRecord = {
      name: '周老师',
      account: 'zhou',
      phone: '13900000001',
      gender: 0,
      jobs: [{ roleKey: 'school:teacher' }, { roleKey: 'school:subjectleader' }],
      subjectId: '1',
      gradeId: '',
      teachings: [{ gradeName: '七年级', className: '1班', courseName: '语文' }],
    };
    const rows = await readSheet(writeSheets([teacherSheet([teacher])]));
    expect(rows[1]).toEqual(['周老师', 'zhou', '13900000001', '', '教师、学科组长', '语文', '', '七年级1班语文']);
    expect(run('teachers', rows, 'all').unchanged).toBe(1);
    rows[1]![4] = '学科组长、教师';
    expect(run('teachers', rows, 'all').unchanged).toBe(1);
    rows[1]![3] = '男';
    expect(faultsOf('teachers', rows)).toEqual([['账号 zhou 已被使用，性别与现有信息不同；导入只新增，不修改']]);
  });
});

it('a filled template is a list', async () => {
  const [sheet, help] = templateSheets('students');
  const rows = await readSheet(writeSheets([{ ...sheet!, rows: [...sheet!.rows, ['甲', '0021']] }, help!]));
  expect(check('students', rows)).toMatchObject({ valid: 1, faulty: 0 });
  expect(help!.rows).toHaveLength(header.length + 2);
});

describe('in the process', () => {
  const bytesOf = (rows: string[][]) => runSheetTask({ kind: 'write', sheets: [{ name: '学生', rows }] });

  it('previews and imports 5,000 rows and tells how far it is', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => [
      `生${index}`,
      `1${String(index).padStart(6, '0')}`,
      '男',
      '七年级',
      '1班',
      '',
      '',
    ]);
    const bytes = await bytesOf([header, ...rows]);
    const task = { list: 'students', databaseFile: sandbox.file, schoolId: '1', bytes } as const;
    const preview = await runSheetTask({ kind: 'preview', ...task });
    expect(JSON.parse(new TextDecoder().decode(preview))).toMatchObject({
      data: { total: 5_000, valid: 5_000, faulty: 0 },
    });
    const told: Progress[] = [];
    const done = await runSheetTask({ kind: 'import', ...task, mode: 'all', now }, (progress) => told.push(progress));
    expect(done).toMatchObject({ counts: { total: 5_000, imported: 5_000, refused: 0 }, unchanged: 0 });
    expect([...new Set(told.map(({ stage }) => stage))]).toEqual(['waiting', 'reading', 'checking', 'writing', 'done']);
    expect(told.at(-1)).toEqual({ stage: 'done', done: 5_000, total: 5_000 });
    expect(count('students')).toBe(5_004);
    expect(bytes.length).toBeGreaterThan(0);
  });

  it('hands refusals over and goes on', async () => {
    const task: PreviewTask = {
      kind: 'preview',
      list: 'students',
      databaseFile: sandbox.file,
      schoolId: '1',
      bytes: Buffer.from('no sheet'),
    };
    const refused = runSheetTask(task);
    const next = bytesOf([header]);
    await expect(refused).rejects.toMatchObject({ name: 'SheetError', code: 'notSheet' });
    expect(await readSheet(await next)).toEqual([header]);
  });
});
