import { seatingWays } from '../../constants/exams.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { pageInput, pageOf } from '../../paging.ts';
import { stale } from '../../refusals.ts';
import { examGone, examLimits } from './exam-shapes.ts';

const ofExam = { examId: f.id('考试', { of: 'exam' }) };

/** Seats may be given while an exam is planned. */
const fixed = { fixed: '考试{stateName}，不能再改考场和座位；请先退回筹备' } as const;

const room = f.row('examRoom', {
  id: f.id('考场编号', { of: 'examRoom' }),
  name: f.text('考场'),
  capacity: f.count('座位数'),
  columns: f.count('列数'),
  invigilators: f.list(f.record({ teacherId: f.id('教师', { of: 'teacher' }), name: f.text('姓名') })),
  seatedCount: f.count('已排人数', { of: 'candidate' }),
});

export const listExamRooms = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/rooms',
  summary: '一次考试的考场',
  provenance: 'ours',
  input: f.input(ofExam),
  data: f.list(room),
  refusals: examGone,
});

export const setExamRooms = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/setRooms',
  summary: '设定考场；已排的座位随之清空',
  provenance: 'ours',
  changes: ['exam', 'examRoom', 'candidate'],
  input: f.input({
    ...ofExam,
    version: f.version(),
    rooms: f.several(
      '考场',
      f.input({
        name: f.name('考场', 20),
        capacity: f.wholeNumber('座位数', 1, 500),
        columns: f.wholeNumber('列数', 1, 30),
        invigilators: f
          .several(
            '监考教师',
            f.input({ teacherId: f.id('教师', { of: 'teacher', need: 'name', refuse: 'foreignInvigilator' }) }),
            6,
          )
          .optional(),
      }),
      examLimits.rooms,
    ),
  }),
  data: f.nothing,
  refusals: {
    ...examGone,
    ...stale,
    ...fixed,
    repeatedRoom: '考场“{name}”重复',
    tooManyColumns: '考场“{name}”的列数多于座位数',
    foreignInvigilator: '第 {number} 位监考教师不在本校',
    invigilatorGone: '考场“{name}”的监考教师已删除',
    repeatedInvigilator: '{teacherName}同时在“{name}”和另一个考场监考',
  },
  refusedAt: {
    repeatedRoom: 'rooms',
    tooManyColumns: 'rooms',
    foreignInvigilator: 'rooms',
    invigilatorGone: 'rooms',
    repeatedInvigilator: 'rooms',
  },
});

export const arrangeSeats = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/arrange',
  summary: '排考场、座位和考号：按班级、混编、上次成绩或随机，可蛇形；同一种子结果相同',
  provenance: 'ours',
  changes: ['exam', 'examRoom', 'candidate'],
  input: f.input({
    ...ofExam,
    version: f.version(),
    way: f.choice('方式', seatingWays),
    isSerpentine: f.flag('是否蛇形').default(true),
    seed: f.wholeNumber('随机种子', 0, 2_147_483_647).default(1),
    sourceExamId: f.id('上次考试', { of: 'exam', need: 'read', refuse: 'foreignSource' }).optional(),
  }),
  data: f.record({
    seatedCount: f.count('已排人数'),
    /** Pairs of candidates of one class who sit beside, before or behind each other. */
    neighbourCount: f.count('相邻同班对数'),
    /** Candidates without a result in the exam by which they are seated. */
    withoutResultCount: f.count('无上次成绩人数'),
  }),
  refusals: {
    ...examGone,
    ...stale,
    ...fixed,
    noRooms: '请先设定考场',
    nobody: '没有考生',
    tooFewSeats: '考场共 {seats} 个座位，考生 {count} 人，还差 {missing} 个',
    noSource: '请选择上次考试',
    foreignSource: '上次考试不存在',
    noResults: '上次考试还没有成绩',
    repeatedNo: '考号“{examNo}”重复，请在规则里加上考场和座位，或序号，或学号',
    badNo: '考号“{examNo}”须为 1 到 20 位数字或字母',
  },
  refusedAt: { noSource: 'sourceExamId', foreignSource: 'sourceExamId', noResults: 'sourceExamId' },
});

export const pageCandidates = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/candidates',
  summary: '考生名单：班级、考号、考场、座位',
  provenance: 'ours',
  input: pageInput(['examNo', 'seat'], {
    ...ofExam,
    classId: f.id('班级', { of: 'class' }).optional(),
    examRoomId: f.id('考场', { of: 'examRoom' }).optional(),
    keyword: f.keyword('姓名、学号或考号'),
  }),
  data: pageOf(
    f.row('candidate', {
      studentId: f.id('学生编号', { of: 'student' }),
      studentName: f.text('姓名'),
      studentNo: f.text('学号'),
      classId: f.id('班级编号', { of: 'class' }),
      className: f.text('班级'),
      examNo: f.text('考号'),
      examRoomId: f.idOrBlank('考场', { of: 'examRoom' }),
      roomName: f.text('考场名称'),
      /** 0 without a seat. */
      seat: f.count('座位'),
    }),
  ),
  refusals: examGone,
  where: { keyword: { contains: ['studentName', 'studentNo', 'examNo'] } },
});
