import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { lessonRefusals, ofLesson } from './mistakes.ts';

export const listDiscussions = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/discussed',
  summary: '班级讲过的错题，以及讲过之后的作答',
  provenance: 'ours',
  input: f.input(ofLesson),
  data: f.madeOf(
    ['assignment', 'mark', 'mistake', 'teaching'],
    f.list(
      f.record({
        questionId: f.id('题目编号', { of: 'question' }),
        stem: f.text('题干'),
        time: f.dateTime('讲评时间'),
        /** In work that was published since. */
        answered: f.count('之后的作答数'),
        wrong: f.count('之后的答错数'),
      }),
    ),
  ),
  refusals: lessonRefusals,
});

export const setDiscussed = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/setDiscussed',
  summary: '记为班级讲过的错题，或撤销',
  provenance: 'ours',
  changes: 'mistake',
  input: f.input({
    ...ofLesson,
    questionId: f.id('题目', { of: 'question', need: 'read' }),
    isDiscussed: f.flag('是否讲过'),
  }),
  data: f.nothing,
  refusals: { ...lessonRefusals, otherSubject: '题目的学科与所选课程不符' },
});
