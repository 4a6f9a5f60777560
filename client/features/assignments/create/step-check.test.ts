import { describe, expect, it } from 'vitest';
import { assignmentTypes } from '../../../../contracts/constants/assignments.ts';
import { subjects } from '../../../../contracts/subjects.ts';
import { blankRule } from '../../practice/rule.ts';
import { blankDraft, held } from './draft-shape.ts';
import { isSupported, lessonsOf, type Lesson } from './lessons.ts';
import { addQuestions, addSection, renameSection } from '../../paper-builder/paper-building.ts';
import { faultsOf, openSteps, type Checked } from './step-check.ts';
import { questionWith } from '../../question-bank/testing.ts';

const today = new Date(2026, 8, 14);
const names = { courseName: '语文', subjectId: '1', gradeId: '7', gradeName: '七年级' };
const [lesson] = lessonsOf([{ isOwn: true, classId: '1', className: '1班', courseId: '201', ...names }]) as [Lesson];
const place = { lesson, today };
const sections = held(addQuestions([], [questionWith('1')]));

const draftWith = (changes: Partial<Checked> = {}, taskType: Checked['taskType'] = 1): Checked => ({
  ...blankDraft('', taskType),
  classIds: ['1'],
  ...changes,
});

it('R9.13 essays are there for subjects 1 and 3, dictation for 1, 3, 8 and 9, the others for all', () => {
  const all = subjects.map(({ subjectId }) => subjectId);
  const supported = assignmentTypes.map(({ taskType }) => all.filter((subjectId) => isSupported(taskType, subjectId)));
  expect(supported).toEqual([all, ['1', '3'], all, ['1', '3', '8', '9']]);
});

it('R9.13 a type is not set in a course that it is not there for', () => {
  const maths = { ...place, lesson: { ...lesson, subjectId: '2' } };
  expect(faultsOf('setup', draftWith({}, 2), maths)).toHaveProperty('lesson');
  expect(faultsOf('setup', draftWith({}, 2), place)).toEqual({});
});

describe('the first step', () => {
  it('takes the proposed title, and wants one, a class and no day that is over', () => {
    expect(faultsOf('setup', draftWith(), place)).toEqual({});
    expect(faultsOf('setup', draftWith({ title: '  ' }), place)).toHaveProperty('title', '名称不能为空');
    expect(faultsOf('setup', draftWith({ title: '字'.repeat(61) }), place)).toHaveProperty('title');
    expect(faultsOf('setup', draftWith({ classIds: [] }), place)).toHaveProperty('classes');
    expect(faultsOf('setup', draftWith({ dueDate: '2026-09-14' }), place)).toEqual({});
    expect(faultsOf('setup', draftWith({ dueDate: '2026-09-13' }), place)).toHaveProperty('dueDate');
  });
});

describe('the paper', () => {
  it('needs a question', () => {
    expect(faultsOf('choose', draftWith(), place)).toHaveProperty('', '还没有选题，请选用至少一道题');
    expect(faultsOf('choose', draftWith({ sections }), place)).toEqual({});
  });

  it('holds at most 100 questions in 10 sections, whose titles are 1 to 40 long', () => {
    const many = addQuestions(
      [],
      Array.from({ length: 101 }, (_, index) => questionWith(String(index))),
    );
    expect(faultsOf('choose', draftWith({ sections: held(many) }), place)['']).toContain('现有 101 题');
    const nameless = renameSection(sections, sections[0]!.id, ' ');
    expect(faultsOf('choose', draftWith({ sections: held(nameless) }), place)).toHaveProperty(sections[0]!.id);
    // What is not printed need not have a name.
    const unused = renameSection(addSection(sections, '附加题'), 'own-1', '');
    expect(faultsOf('choose', draftWith({ sections: held(unused) }), place)).toEqual({});
  });
});

it('needs numbers that practice can be made by', () => {
  expect(faultsOf('choose', draftWith({ practice: blankRule }, 4), place)).toEqual({});
  expect(faultsOf('choose', draftWith({ practice: { ...blankRule, most: '0' } }, 4), place)).toHaveProperty('most');
});

it('opens the steps up to the first in which something is wrong', () => {
  expect(openSteps(draftWith({ classIds: [] }), place)).toEqual(['setup']);
  expect(openSteps(draftWith(), place)).toEqual(['setup', 'choose']);
  expect(openSteps(draftWith({ sections }), place)).toEqual(['setup', 'choose', 'preview']);
  expect(openSteps(draftWith({}, 4), place)).toEqual(['setup', 'choose', 'preview']);
});
