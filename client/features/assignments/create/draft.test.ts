// @vitest-environment jsdom
import { snapshot } from 'valtio';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../../api/token.ts';
import { sessionKeys } from '../../../session/keys.ts';
import * as building from '../../paper-builder/paper-building.ts';
import { questionWith } from '../../question-bank/testing.ts';

/** The modules as a freshly opened page has them. */
async function opened() {
  vi.resetModules();
  const store = await import('./draft.ts');
  const setup = await import('./setup-actions.ts');
  const paper = await import('./paper-actions.ts');
  const { lessonsOf } = await import('./lessons.ts');
  return { ...store, ...setup, ...paper, lessonsOf };
}

const stored = () =>
  readStored<{ current: string; drafts: Record<string, { title: string }> }>(sessionKeys.aiCorrectTaskInfo);

const begin = { key: 'type-1', taskType: 1 } as const;

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('work in progress', () => {
  it('is kept under the session key of the specification from the first change on', async () => {
    const page = await opened();
    expect(stored()).toBeUndefined();
    page.startDraft(begin);
    page.change({ title: '测验' });
    expect(stored()).toMatchObject({ current: 'type-1', drafts: { 'type-1': { title: '测验' } } });
    expect(sessionKeys.aiCorrectTaskInfo).toBe('saber-ai-correct-task-info');
  });

  it('is taken up after a reload with everything in it', async () => {
    const before = await opened();
    before.startDraft(begin);
    before.changePaper((now) =>
      building.addQuestions(now, [questionWith('1'), questionWith('2', { questionType: 3 })]),
    );
    before.changePaper((now) => building.setScore(now, '2', 12.5));
    before.change({ title: '测验', classIds: ['7', '8'], dueDate: '2026-09-20', step: 'choose' });
    before.changePractice({ days: '7' });
    const kept = snapshot(before.draft);
    const after = await opened();
    expect(snapshot(after.draft)).toEqual(kept);
    // And goes on being work, not a copy of it.
    after.changePaper((now) => building.dropQuestions(now, ['1']));
    expect(after.draft.sections.map(({ title }) => title)).toEqual(['解答题']);
  });

  it('of one origin does not take the place of that of another', async () => {
    const page = await opened();
    page.startDraft(begin);
    page.change({ title: '作业' });
    page.startDraft({ key: 'copy-5', taskType: 2, title: '副本' });
    expect(page.resumeDraft('type-1')).toBe(true);
    expect(page.draft).toMatchObject({ taskType: 1, title: '作业' });
    expect(page.resumeDraft('copy-5')).toBe(true);
    expect(page.draft).toMatchObject({ taskType: 2, title: '副本' });
    expect(page.resumeDraft('type-5')).toBe(false);
    expect(page.draft.key).toBe('copy-5');
  });

  it('is empty again when it is begun anew, and gone when it is forgotten', async () => {
    const page = await opened();
    page.startDraft(begin);
    page.changePaper((now) => building.addQuestions(now, [questionWith('1')]));
    page.change({ title: '测验' });
    page.startDraft(begin);
    expect(page.draft).toMatchObject({ title: null, sections: [], step: 'setup' });
    page.forgetDraft();
    expect(stored()).toMatchObject({ current: '', drafts: {} });
    expect(page.resumeDraft('type-1')).toBe(false);
  });

  it('is not brought back into a session that logging out has cleared', async () => {
    const page = await opened();
    page.startDraft(begin);
    page.forgetDraft();
    sessionStorage.clear();
    page.change({ refusal: null });
    expect(stored()).toBeUndefined();
  });

  it('that the session cannot hold makes the others go, then says so and goes on', async () => {
    const page = await opened();
    page.startDraft(begin);
    page.startDraft({ key: 'type-4', taskType: 4 });
    const { value } = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    const set = value as (this: Storage, key: string, text: string) => void;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (text.includes('type-1')) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, text);
    });
    page.change({ title: '只此一份' });
    expect(Object.keys(stored()!.drafts)).toEqual(['type-4']);
    expect(page.keeping.isTooLarge).toBe(false);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.change({ title: '更大' });
    expect(page.keeping.isTooLarge).toBe(true);
    expect(page.draft.title).toBe('更大');
  });

  it('survives what somebody else has written under the key', async () => {
    sessionStorage.setItem(sessionKeys.aiCorrectTaskInfo, 'no JSON');
    expect((await opened()).draft.key).toBe('');
    writeStored(sessionKeys.aiCorrectTaskInfo, { current: 'type-9', drafts: {} });
    expect((await opened()).draft.key).toBe('');
  });
});

describe('the saved paper of a draft', () => {
  const paper = {
    id: '70',
    title: '卷',
    subjectId: '2',
    gradeId: '7',
    questionCount: 1,
    filePages: 0,
    totalScore: 3,
    ...{
      createTime: '',
      isAssigned: true,
      version: 1,
      sections: [{ title: '选择题', questions: [{ ...questionWith('1'), number: 1 }] }],
    },
  };

  it('is used as it is until a question, score or order changes', async () => {
    const page = await opened();
    page.startDraft(begin);
    for (const changing of [
      () => page.changePaper((now) => building.setScore(now, '1', 5)),
      () => page.changePaper((now) => building.addQuestions(now, [questionWith('2')])),
      () => page.changePaper((now) => building.dropQuestions(now, ['1'])),
      () => page.changePaper((now) => building.renameSection(now, 'saved-1', '单选题')),
    ]) {
      page.takePaper(paper, true);
      expect(page.draft.paperId).toBe('70');
      page.change({ title: '新名称' });
      expect(page.draft.paperId).toBe('70');
      changing();
      expect(page.draft.paperId).toBe('');
    }
  });

  it("is saved anew where it is somebody else's", async () => {
    const page = await opened();
    page.startDraft(begin);
    page.takePaper(paper, false);
    expect(page.draft).toMatchObject({ paperId: '', sections: [{ title: '选择题' }] });
  });
});

describe('course and classes', () => {
  const taught = (classId: string, courseId: string, subjectId: string, isOwn = true) => ({
    classId,
    className: `${classId}班`,
    gradeId: '7',
    gradeName: '七年级',
    courseId,
    courseName: courseId,
    subjectId,
    isOwn,
  });

  it('begin with the own classes, where a leader may choose those of colleagues too', async () => {
    const page = await opened();
    page.startDraft(begin);
    page.fitLesson(page.lessonsOf([taught('1', '202', '2', false), taught('2', '202', '2')]), '202');
    expect(page.draft.classIds).toEqual(['2']);
    page.chooseLesson(page.lessonsOf(['1', '2'].map((id) => taught(id, '202', '2', false)))[0]!);
    expect(page.draft.classIds).toEqual(['1', '2']);
  });

  it('begin with the course at hand and all its classes, and stay what was chosen', async () => {
    const page = await opened();
    const lessons = page.lessonsOf([taught('1', '202', '2'), taught('2', '202', '2'), taught('3', '201', '1')]);
    page.startDraft(begin);
    page.fitLesson(lessons, '201');
    expect(page.draft).toMatchObject({ lesson: '201-7', classIds: ['3'] });
    page.chooseLesson(lessons[0]!);
    page.toggleClass('2');
    page.fitLesson(lessons, '201');
    expect(page.draft).toMatchObject({ lesson: '202-7', classIds: ['1'] });
  });

  it('R9.13 begin with a course that the type is there for', async () => {
    const page = await opened();
    const lessons = page.lessonsOf([taught('1', '202', '2'), taught('3', '201', '1')]);
    page.startDraft({ key: 'type-2', taskType: 2 });
    page.fitLesson(lessons, '202');
    expect(page.draft.lesson).toBe('201-7');
  });

  it('are those that the questions of a paper belong to', async () => {
    const page = await opened();
    const lessons = page.lessonsOf([taught('1', '202', '2'), taught('3', '201', '1')]);
    page.startDraft({ key: 'paper-70', taskType: 1 });
    page.changePaper((now) => building.addQuestions(now, [questionWith('1', { subjectId: '1' })]));
    page.fitLesson(lessons, '202');
    expect(page.draft).toMatchObject({ lesson: '201-7', sections: [{ title: '选择题' }] });
    page.startDraft({ key: 'paper-71', taskType: 1 });
    page.changePaper((now) => building.addQuestions(now, [questionWith('1', { subjectId: '9' })]));
    page.fitLesson(lessons, '202');
    expect(page.draft).toMatchObject({ lesson: '', sections: [{ title: '选择题' }] });
  });

  it('of another subject leave no question behind', async () => {
    const page = await opened();
    const lessons = page.lessonsOf([taught('1', '202', '2'), taught('3', '201', '1')]);
    page.startDraft(begin);
    page.chooseLesson(lessons[0]!);
    page.changePaper((now) => building.addQuestions(now, [questionWith('1', { subjectId: '2' })]));
    page.chooseLesson(lessons[0]!);
    expect(page.draft.sections).toHaveLength(1);
    page.chooseLesson(lessons[1]!);
    expect(page.draft.sections).toHaveLength(0);
  });

  it('lose classes that are no longer taught', async () => {
    const page = await opened();
    const lessons = page.lessonsOf([taught('1', '202', '2')]);
    page.startDraft({ ...begin, lesson: '202-7', classIds: ['1', '9'] });
    page.fitLesson(lessons, '');
    expect(page.draft.classIds).toEqual(['1']);
  });
});

describe('dictation', () => {
  it('that is changed takes the question that was made of it out of the paper, and no other', async () => {
    const page = await opened();
    page.startDraft({ key: 'type-5', taskType: 5 });
    page.changeDictation({ questionId: '9' });
    page.changePaper(() => building.onlyQuestion(questionWith('9'), '听写默写'));
    page.changeDictation({ text: '贮蓄' });
    expect(page.draft.sections).toHaveLength(0);
    page.changePaper(() => building.onlyQuestion(questionWith('8'), '听写默写'));
    page.changeDictation({ text: '贮蓄\n嘹亮' });
    expect(page.draft.sections).toHaveLength(1);
  });
});
