import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../../contracts/wrongbook/printing.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { assignmentIds, classIds, helperIds, personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { readSheet } from '../../../engines/spreadsheets/read.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;
const { collecting, published } = assignmentIds;

interface Printed {
  id: string;
  teacherId?: string;
  schoolId?: string;
  assignmentId?: string | null;
  classId?: string | null;
  kinds?: string;
  paperSize?: string;
  action?: string;
  copies: number;
  pages: number;
  day: string;
}

const printed: readonly Printed[] = [
  { id: '1', kinds: 'sheets', copies: 40, pages: 80, day: '2026-09-01' },
  { id: '2', kinds: 'paper,answers', classId: null, action: 'save', copies: 1, pages: 6, day: '2026-09-02' },
  { id: '3', kinds: 'blankSheet', paperSize: 'A3', assignmentId: published, copies: 1, pages: 2, day: '2026-09-03' },
  { id: '4', kinds: 'paper', assignmentId: null, classId: null, copies: 1, pages: 3, day: '2026-09-04' },
  { id: '5', teacherId: personaIds.teaching, kinds: 'report', copies: 1, pages: 5, day: '2026-09-02' },
  {
    id: '6',
    teacherId: helperIds['teacher-foreign'],
    schoolId: schoolIds.foreign,
    assignmentId: null,
    classId: null,
    kinds: 'sheets',
    copies: 7,
    pages: 7,
    day: '2026-09-02',
  },
];

function add({ id, copies, pages, day, ...given }: Printed): void {
  const row = {
    teacherId: personaIds.teacher,
    schoolId: schoolIds.junior,
    assignmentId: collecting,
    classId: classIds.junior,
    kinds: 'sheets',
    paperSize: 'A4',
    action: 'print',
    ...given,
  };
  server.sandbox.sqlite
    .prepare(
      `insert into print_records (id, school_id, teacher_id, assignment_id, class_id, title, kinds, paper_size, action,
        copies, pages, create_time) values (@id, @schoolId, @teacherId, @assignmentId, @classId, '打印' || @id, @kinds,
        @paperSize, @action, @copies, @pages, @day || ' 23:59:59')`,
    )
    .run({ id, copies, pages, day, ...row });
}

beforeAll(async () => {
  server = await startTestApp();
  server.sandbox.sqlite.prepare('delete from print_records').run();
  printed.forEach(add);
});

afterAll(() => server.close());

type Account = 'teacher' | 'teaching' | 'subject-leader' | 'teacher-foreign';
type Filters = InputOf<typeof calls.sumPrintRecords>;

const list = async (account: Account, filters: InputOf<typeof calls.pagePrintRecords> = {}) =>
  (await server.call(account, calls.pagePrintRecords, { size: 50, ...filters })).body.data.records;

const totals = async (account: Account, filters: Filters = {}) =>
  (await server.call(account, calls.sumPrintRecords, filters)).body.data;

const idsOf = async (account: Account, filters: Filters = {}) => (await list(account, filters)).map(({ id }) => id);

describe('print records', () => {
  it.each([
    ['teacher', ['4', '3', '2', '1']],
    ['teaching', ['5']],
    ['subject-leader', ['4', '3', '5', '2', '1']],
    ['teacher-foreign', ['6']],
  ] as const)('are, for %s, its own or those of the school that it leads in, newest first', async (account, ids) => {
    const own = printed.filter(({ id }) => ids.some((one) => one === id));
    const sum = (name: 'copies' | 'pages') => own.reduce((total, one) => total + one[name], 0);
    expect((await idsOf(account)).sort()).toEqual([...ids].sort());
    const days = (await list(account)).map(({ createTime }) => createTime);
    expect(days).toEqual([...days].sort().reverse());
    expect(await totals(account)).toEqual({ records: own.length, copies: sum('copies'), pages: sum('pages') });
  });

  it.each<[Filters, string[]]>([
    [{ kind: 'sheets' }, ['1']],
    [{ kind: 'answers' }, ['2']],
    [{ kind: 'paper' }, ['4', '2']],
    [{ kind: 'blankSheet' }, ['3']],
    [{ kind: 'report' }, []],
    [{ paperSize: 'A3' }, ['3']],
    [{ action: 'save' }, ['2']],
    [{ classId: classIds.junior }, ['3', '2', '1']],
    [{ classId: classIds.juniorSecond }, []],
    [{ keyword: '打印3' }, ['3']],
    [{ from: '2026-09-03' }, ['4', '3']],
    [{ to: '2026-09-02' }, ['2', '1']],
    [{ from: '2026-09-02', to: '2026-09-03' }, ['3', '2']],
    [{ from: '2026-09-02', kind: 'paper', action: 'print' }, ['4']],
    [{ from: '2026-09-03', to: '2026-09-02' }, []],
  ])('are filtered by %j in the list, the totals and the sheet alike', async (filters, ids) => {
    expect(await idsOf('teacher', filters)).toEqual(ids);
    const own = printed.filter(({ id }) => ids.includes(id));
    expect(await totals('teacher', filters)).toEqual({
      records: ids.length,
      copies: own.reduce((total, { copies }) => total + copies, 0),
      pages: own.reduce((total, { pages }) => total + pages, 0),
    });
    const { status, bytes, body } = await server.call('teacher', calls.exportPrintRecords, filters);
    if (ids.length === 0) expect([status, body.msg]).toEqual([400, '没有符合条件的打印记录可导出']);
    else expect((await readSheet(bytes)).slice(1).map(([title]) => title)).toEqual(ids.map((id) => `打印${id}`));
  });

  it('are added up over everything, not over one page', async () => {
    const { body } = await server.call('teacher', calls.pagePrintRecords, { size: 1, current: 2 });
    expect(body.data.records).toHaveLength(1);
    expect(body.data.total).toBe((await totals('teacher')).records);
  });

  it.each([
    ['kind', { kind: 'sheet' }],
    ['action', { action: 'scan' }],
    ['paperSize', { paperSize: 'A5' }],
    ['classId', { classId: '七年级' }],
    ['from', { from: '2026-02-30' }],
    ['to', { to: '昨天' }],
  ])('tell that %s is wrong', async (name, wrong) => {
    for (const call of [calls.pagePrintRecords, calls.sumPrintRecords, calls.exportPrintRecords] as const) {
      const { status, body } = await server.call('teacher', call, wrong as Filters);
      expect([status, body.msg]).toEqual([400, `请求参数格式错误: ${name}`]);
    }
  });

  it('of a class in another school are refused', async () => {
    const { status } = await server.call('subject-leader', calls.sumPrintRecords, { classId: classIds.foreign });
    expect(status).toBe(403);
  });
});

describe('a print record', () => {
  const one = async (account: Account, id: string) => (await list(account)).find((record) => record.id === id)!;

  const change = (query: string, ...values: string[]) => server.sandbox.sqlite.prepare(query).run(...values);

  it('names its class, all classes of the work, or none for a paper', async () => {
    const before = await one('teacher', '1');
    expect(before).toMatchObject({ classId: classIds.junior, className: '七年级1班' });
    change(
      `insert into assignment_classes (assignment_id, class_id, class_name) values (?, ?, '七年级2班')`,
      collecting,
      classIds.juniorSecond,
    );
    expect(await one('teacher', '2')).toMatchObject({ classId: '', className: '七年级1班、2班' });
    expect(await idsOf('teacher', { classId: classIds.juniorSecond })).toEqual(['2']);
    expect(await one('teacher', '4')).toMatchObject({ classId: '', className: '', assignmentId: '' });
  });

  it('tells its work to who can print it again, until it is withdrawn or deleted', async () => {
    expect((await one('teacher', '1')).assignmentId).toBe(collecting);
    for (const id of ['1', '3']) {
      const { assignmentId } = await one('subject-leader', id);
      const work = id === '1' ? collecting : published;
      const { status } = await server.call('subject-leader', calls.listSheetLayouts, { assignmentId: work });
      expect(assignmentId).toBe(status === 200 ? work : '');
    }
    change('update assignments set status = 2 where id = ?', collecting);
    expect((await one('teacher', '1')).assignmentId).toBe('');
    change('update assignments set is_deleted = 1 where id = ?', published);
    expect(await one('teacher', '3')).toMatchObject({ assignmentId: '', className: '七年级1班' });
  });
});

describe('the sheet of print records', () => {
  it('has what the list has, as text', async () => {
    const { bytes, type } = await server.call('subject-leader', calls.exportPrintRecords, {});
    const [header, ...rows] = await readSheet(bytes);
    const [sheets, saved] = ['1', '2'].map((id) => rows.find(([title]) => title === `打印${id}`)!);
    expect(type).toContain('application/octet-stream');
    expect(header).toEqual(['名称', '内容', '班级', '纸张', '方式', '份数', '页数', '操作人', '时间']);
    const records = await list('subject-leader');
    expect(rows.map(([title, , className = '']) => [title, className])).toEqual(
      records.map(({ title, className }) => [title, className]),
    );
    const { teacherName } = records.find(({ id }) => id === '1')!;
    expect(sheets).toEqual([
      '打印1',
      '学生答题卡',
      '七年级1班',
      'A4',
      '打印',
      '40',
      '80',
      teacherName,
      '2026-09-01 23:59:59',
    ]);
    expect(saved!.slice(0, 7)).toEqual(['打印2', '试卷、参考答案', '七年级1班、2班', 'A4', '保存 PDF', '1', '6']);
  });

  it('refuses more than fit into one', async () => {
    server.sandbox.sqlite
      .prepare(
        `with recursive n(i) as (select 1000 union all select i + 1 from n limit 65534)
          insert into print_records select i, school_id, teacher_id, assignment_id, class_id, title, kinds, paper_size,
          action, copies, pages, '2025-01-01 08:00:00' from n, print_records where id = '5'`,
      )
      .run();
    const whole = await server.call('teaching', calls.exportPrintRecords, {});
    expect([whole.status, whole.body.msg]).toEqual([400, '一次最多导出 65534 条，请按日期分段导出']);
    const part = await server.call('teaching', calls.exportPrintRecords, { from: '2026-01-01' });
    expect(await readSheet(part.bytes)).toHaveLength(2);
  });
});
