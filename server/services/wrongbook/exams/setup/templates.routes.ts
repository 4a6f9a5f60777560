import * as calls from '../../../../../contracts/wrongbook/exams/exam-templates.ts';
import { write } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import { route } from '../../../../http/route.ts';
import { examHead, examRuleOf, setExamRule } from '../exam-head.ts';
import { checkSettings } from './check-plan.ts';
import { selectExamClasses, selectTimetable } from './exams.queries.ts';
import * as queries from './templates.queries.ts';

const day = 86_400_000;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day;

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** An exam as it may be set again. */
function sourceOf(
  sandbox: Sandbox,
  call: typeof calls.getExamDraft | typeof calls.addExamTemplate,
  examId: string,
): queries.ExamSource {
  const { name, kind, gradeId, settings, startDate } = examHead(sandbox, call, examId);
  const classes = selectExamClasses(sandbox, examId).map(({ classId, group }) => [classId, group] as const);
  const subjects = selectTimetable(sandbox, examId).map(({ courseId, date, from, to, full, way }) => {
    return { courseId, day: daysBetween(startDate, date), from, to, full, way };
  });
  const rooms = queries.selectPlainRooms(sandbox, examId);
  return { name, kind, gradeId, settings, groups: Object.fromEntries(classes), subjects, rooms };
}

/** What was planned before in the classes that the grade has now: those of the exam, of a template all. */
function draftOf(sandbox: Sandbox, schoolId: string, source: queries.ExamSource, startDate: string) {
  const { groups, subjects, settings, ...rest } = source;
  const hasClasses = Object.keys(groups).length > 0;
  const courseNames = queries.selectCourseNames(
    sandbox,
    subjects.map(({ courseId }) => courseId),
  );
  const { thresholds, examNoPattern } = settings;
  return {
    ...rest,
    settings: { thresholds, examNoPattern },
    classes: queries
      .selectGradeClasses(sandbox, schoolId, source.gradeId)
      .filter(({ classId }) => !hasClasses || classId in groups)
      .map((one) => ({ ...one, group: groups[one.classId] ?? '' })),
    subjects: subjects.map(({ day: days, ...subject }) => ({
      ...subject,
      courseName: courseNames.get(subject.courseId)!,
      date: daysAfter(startDate, days),
    })),
  };
}

export const examTemplateRoutes = [
  route(calls.getExamDraft, ({ sandbox, user, input: { examId, examTemplateId, startDate } }) => {
    if (examId !== undefined)
      return draftOf(sandbox, user.schoolId!, sourceOf(sandbox, calls.getExamDraft, examId), startDate);
    if (examTemplateId === undefined) throw refusal(calls.getExamDraft, 'noSource');
    const [source] = queries.selectSources(sandbox, [examTemplateId]);
    if (!source) throw refusal(calls.getExamDraft, 'templateGone');
    return draftOf(sandbox, user.schoolId!, source, startDate);
  }),

  route(calls.listExamTemplates, ({ sandbox, user }) => queries.selectTemplates(sandbox, user.schoolId ?? '', user.id)),

  route(calls.addExamTemplate, ({ sandbox, user, input: { examId, name } }) =>
    write(sandbox, () => {
      const source = sourceOf(sandbox, calls.addExamTemplate, examId);
      const owner = { schoolId: user.schoolId!, ownerId: user.id };
      if (queries.hasTemplate(sandbox, owner.schoolId, name)) throw refusal(calls.addExamTemplate, 'repeated');
      return { id: queries.insertTemplate(sandbox, owner, name, { ...source, groups: {} }) };
    }),
  ),

  route(calls.removeExamTemplates, ({ sandbox, input: { examTemplateId } }) =>
    write(sandbox, () => {
      const ids = [...new Set(examTemplateId.split(','))];
      if (queries.selectSources(sandbox, ids).length < ids.length)
        throw refusal(calls.removeExamTemplates, 'templateGone');
      queries.deleteTemplates(sandbox, ids);
    }),
  ),

  route(calls.getExamRule, ({ sandbox, input: { schoolId } }) => examRuleOf(sandbox, schoolId)),

  route(calls.setExamRule, ({ sandbox, input: { schoolId, thresholds, examNoPattern, showsRanks } }) =>
    write(sandbox, () => {
      checkSettings(calls.setExamRule, { thresholds, examNoPattern });
      setExamRule(sandbox, schoolId, { thresholds, examNoPattern }, showsRanks);
    }),
  ),
];
