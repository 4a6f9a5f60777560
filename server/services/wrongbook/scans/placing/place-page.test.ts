import { describe, expect, it } from 'vitest';
import type { PageReading } from '../../../../engines/scanning/reading.ts';
import { placePage, type PageIdentity } from './place-page.ts';

const reading: PageReading = {
  found: 'full',
  code: 'U1-1/2',
  page: 2,
  width: 1240,
  height: 1754,
  corners: null,
  rotation: 0,
  bubbles: [],
  questions: [],
  isEmpty: false,
  absent: null,
  digits: [],
  studentNo: null,
  isStudentNoSure: false,
  quality: null,
};

const identity: PageIdentity = {
  sheetId: 1,
  sheetPage: 2,
  mayMark: true,
  isOtherWork: false,
  closed: '',
  isBlankSheet: false,
  number: 'student',
  student: { submissionId: 7, isInClass: true },
  others: [],
  hasAnswers: false,
  isAbsent: false,
};

const nobody = { submissionId: null, sheetId: null, sheetPage: 0 };
const known = { submissionId: 7, sheetId: 1, sheetPage: 2 };

const place = (read: Partial<PageReading>, about: Partial<PageIdentity> = {}) =>
  placePage({ reading: { ...reading, ...read }, cuts: [] }, { ...identity, ...about });

const placeUnidentified = (read: Partial<PageReading>) =>
  placePage({ reading: { ...reading, ...read }, cuts: [] }, undefined);

const other = { sheetId: 1, sheetPage: 2, isBlankSheet: false };

describe('a page', () => {
  it('is its student’s where everything fits', () => {
    expect(place({})).toEqual({ state: 'matched', reason: '', ...known });
    const first = { others: [{ ...other, sheetPage: 1 }] };
    expect(place({}, first).state).toBe('matched');
  });

  it('is blank where it is empty', () => {
    expect(placeUnidentified({ found: 'blank', code: null })).toEqual({
      state: 'blank',
      reason: '',
      ...nobody,
    });
  });

  it('is unreadable without marks, and still known by its code', () => {
    const reason = '找不到四角的定位标记';
    expect(placeUnidentified({ found: 'noMarks', code: null })).toEqual({
      state: 'unreadable',
      reason,
      ...nobody,
    });
    expect(place({ found: 'noMarks' })).toEqual({ state: 'unreadable', reason, ...known });
  });

  it('is unknown without a code, and by one that is nobody’s', () => {
    expect(place({ found: 'noCode', code: null })).toEqual({ state: 'unknown', reason: '没有读出二维码', ...nobody });
    for (const found of ['full', 'unknownCode', 'noMarks'] as const)
      expect(placeUnidentified({ found })).toEqual({
        state: 'unknown',
        reason: '无法确认是谁的答题卡',
        ...nobody,
      });
  });

  it('is of other work where the scan is said to hold another, and of a colleague’s without telling more', () => {
    expect(place({}, { isOtherWork: true })).toEqual({ state: 'otherTask', reason: '属于另一份作业', ...known });
    expect(place({}, { mayMark: false })).toEqual({
      state: 'otherTask',
      reason: '属于其他班级的作业',
      ...nobody,
    });
  });

  it('waits among the unknown, and known, while its work is closed', () => {
    const closed = '成绩已发布，请先撤回发布';
    expect(place({}, { closed })).toEqual({ state: 'unknown', reason: closed, ...known });
  });

  it('is not in class where its student has left', () => {
    expect(place({}, { student: { submissionId: 7, isInClass: false } })).toEqual({
      state: 'notInClass',
      reason: '学生已不在这个班',
      ...known,
    });
  });

  it('is a duplicate where that page is there', () => {
    expect(place({}, { others: [other] })).toEqual({ state: 'duplicate', reason: '该页已有扫描', ...known });
  });

  it('is of a second sheet where another form is there, or the page came on a sheet without a name', () => {
    const form = { others: [{ ...other, sheetId: 2, sheetPage: 1 }] };
    expect(place({}, form)).toMatchObject({ state: 'twoSheets', reason: '该生已有另一种答题卡' });
    const blank = { others: [{ ...other, isBlankSheet: true }] };
    expect(place({}, blank)).toMatchObject({ state: 'twoSheets', reason: '该生另有一张答题卡', ...known });
  });
});

describe('a page of a sheet without a name', () => {
  const blank = { isBlankSheet: true };
  const sure = { studentNo: '0260101', isStudentNoSure: true };

  it('is the student’s whose number is filled in', () => {
    expect(place(sure, blank)).toMatchObject({ state: 'matched', submissionId: 7 });
    expect(place(sure, { ...blank, others: [other] }).state).toBe('twoSheets');
    expect(place(sure, { ...blank, others: [{ ...other, isBlankSheet: true }] }).state).toBe('duplicate');
  });

  it('is unknown where the number is not sure', () => {
    for (const read of [{ studentNo: null }, { studentNo: '02?0101', isStudentNoSure: false }])
      expect(place(read, { ...blank, student: undefined })).toMatchObject({
        state: 'unknown',
        reason: '空白答题卡上的学号没有填清楚',
      });
  });

  it('is told of by the number that it asks for', () => {
    const exam = { ...blank, number: 'exam', student: undefined } as const;
    expect(place({ studentNo: null }, exam).reason).toBe('空白答题卡上的准考证号没有填清楚');
    expect(place(sure, exam).reason).toBe('没有准考证号为 0260101 的学生');
  });

  it('is not in class where nobody has the number', () => {
    expect(place(sure, { ...blank, student: undefined })).toMatchObject({
      state: 'notInClass',
      reason: '没有学号为 0260101 的学生',
      submissionId: null,
    });
  });
});

describe('a page with the box for who is absent', () => {
  const yes = { absent: 'yes' } as const;
  const chosen = { questions: [{ questionId: 'q1', verdict: 'marked' as const, options: ['A'] }] };
  const empty = { questions: [{ questionId: 'q1', verdict: 'empty' as const, options: [] }] };
  const written = (ink: number) => {
    const region = { kind: 'answer', questionId: 'q2', part: 1, x: 0, y: 0, width: 9, height: 9 } as const;
    return [{ region, jpeg: new Uint8Array(), width: 9, height: 9, ink, likeness: 'f'.repeat(16) }];
  };

  it('says that its student was absent where it is filled in, and of the other pages too that are empty', () => {
    expect(place({ ...yes, ...empty })).toEqual({ state: 'absent', reason: '', ...known });
    expect(place(empty, { isAbsent: true }).state).toBe('absent');
    expect(place(chosen, { isAbsent: true }).state).toBe('matched');
  });

  it('is left to a person where there are answers, on it or elsewhere', () => {
    const on = { state: 'attendance', reason: '填了缺考标记，这一页上却有作答', ...known };
    expect(place({ ...yes, ...chosen })).toEqual(on);
    expect(placePage({ reading: { ...reading, ...yes }, cuts: written(0.01) }, identity)).toEqual(on);
    expect(place(yes, { hasAnswers: true })).toMatchObject({
      state: 'attendance',
      reason: '填了缺考标记，该生却另有作答',
    });
    expect(placePage({ reading: { ...reading, ...yes }, cuts: written(0.0001) }, identity).state).toBe('absent');
  });

  it('is left to a person where it is not clear and nothing is answered', () => {
    expect(place({ absent: 'unsure', ...empty })).toMatchObject({
      state: 'attendance',
      reason: '缺考标记没有填清楚，也没有作答',
    });
    expect(place({ absent: 'unsure', ...chosen }).state).toBe('matched');
    expect(place({ absent: 'no', ...empty }).state).toBe('matched');
  });
});
