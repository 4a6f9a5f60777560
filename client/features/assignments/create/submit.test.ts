// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { addPaper } from '../../../../contracts/wrongbook/papers.ts';
import { CallError } from '../../../api/errors.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../api/call.ts', () => ({ call }));

const { draft, startDraft } = await import('./draft.ts');
const { changePaper } = await import('./paper-actions.ts');
const { addQuestions } = await import('../../paper-builder/paper-building.ts');
const { lessonsOf } = await import('./lessons.ts');
const { setWork } = await import('./submit.ts');
const { questionWith } = await import('../../question-bank/testing.ts');

const [lesson] = lessonsOf([
  {
    classId: '1',
    className: '1班',
    gradeId: '7',
    gradeName: '七年级',
    courseId: '202',
    courseName: '数学',
    subjectId: '2',
    isOwn: true,
  },
]);

const refuse = (message: string) => () => Promise.reject(new CallError({ code: 400, status: 400, message }));
const answers = new Map<unknown, () => Promise<unknown>>();
const inputsOf = (endpoint: unknown) => call.mock.calls.filter(([one]) => one === endpoint).map(([, input]) => input);

beforeEach(() => {
  call.mockReset();
  call.mockImplementation((endpoint) => answers.get(endpoint)!());
  answers.set(addPaper, async () => ({ id: '70' }));
  answers.set(addAssignment, async () => ({ id: '80', studentCount: 43 }));
  startDraft({ key: 'type-1', taskType: 1, classIds: ['1'], lesson: lesson!.key });
  changePaper((now) => addQuestions(now, [questionWith('1')]));
});

describe('setting work', () => {
  it('saves the paper, then sets it, without a toast of its own', async () => {
    draft.dueDate = '2026-09-20';
    await setWork('测验', lesson!);
    expect(inputsOf(addPaper)).toEqual([
      {
        title: '测验',
        subjectId: '2',
        gradeId: '7',
        sections: [{ title: '选择题', questions: [{ questionId: '1', score: 3 }] }],
      },
    ]);
    expect(inputsOf(addAssignment)).toEqual([
      {
        taskType: 1,
        title: '测验',
        tag: 'inClass',
        courseId: '202',
        classId: '1',
        dueDate: '2026-09-20',
        paperId: '70',
      },
    ]);
    expect(call.mock.calls.every(([, , options]) => (options as { quiet: boolean }).quiet)).toBe(true);
    expect(draft.done).toEqual({ assignmentId: '80', studentCount: 43 });
  });

  it('keeps everything when the paper is refused, and tells the question', async () => {
    answers.set(addPaper, refuse('第 1 题已从题库删除，请移出后再保存'));
    await setWork('测验', lesson!);
    expect(inputsOf(addAssignment)).toEqual([]);
    expect(draft).toMatchObject({
      done: null,
      refusal: { step: 'choose', field: '', message: '第 1 题已从题库删除，请移出后再保存' },
      sections: [{ questions: [{ question: { id: '1' } }] }],
    });
  });

  it('does not save a second paper when setting it is tried again', async () => {
    answers.set(addAssignment, refuse('截止日期已过'));
    await setWork('测验', lesson!);
    expect(draft.refusal).toEqual({ step: 'setup', field: 'dueDate', message: '截止日期已过' });
    answers.set(addAssignment, async () => ({ id: '80', studentCount: 43 }));
    await setWork('测验', lesson!);
    expect(inputsOf(addPaper)).toHaveLength(1);
    expect(draft).toMatchObject({ refusal: null, done: { assignmentId: '80' } });
  });

  it('saves a paper anew that is gone by now', async () => {
    draft.paperId = '69';
    answers.set(addAssignment, refuse('试卷已删除'));
    await setWork('测验', lesson!);
    expect([draft.paperId, draft.refusal?.step]).toEqual(['', 'preview']);
  });

  it('needs no paper for practice', async () => {
    startDraft({ key: 'type-4', taskType: 4, classIds: ['1'] });
    await setWork('巩固', lesson!);
    expect(inputsOf(addPaper)).toEqual([]);
    expect(inputsOf(addAssignment)).toMatchObject([{ taskType: 4, practice: { practiceMode: 41, days: 30, most: 8 } }]);
  });

  it('tells what no field is to blame for at the last step', async () => {
    answers.set(addAssignment, refuse('服务异常'));
    await setWork('测验', lesson!);
    expect(draft.refusal).toEqual({ step: 'preview', field: '', message: '服务异常' });
  });
});
