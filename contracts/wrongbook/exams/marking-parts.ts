import { markerStates, markingLimits } from '../../constants/exam-marking.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { examGone } from './exam-shapes.ts';
import { markingPlan, partFields } from './marking-shapes.ts';

export const getMarkingPlan = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/plan',
  summary: '一次考试的阅卷安排：各科的题目、题组、阅卷人和份数',
  provenance: 'ours',
  input: f.input({ examId: f.id('考试', { of: 'exam', need: 'change' }) }),
  data: f.madeOf(['exam', 'markingPart', 'markingScript', 'submission'], markingPlan),
  refusals: examGone,
});

export const setMarkingParts = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/set',
  summary: '安排一科的阅卷；不再列出的阅卷人撤下，已给的分保留；已有给分的题组不能改题目和双评',
  provenance: 'ours',
  adds: 'markingPart',
  changes: ['exam', 'markingPart', 'markingScript'],
  removes: 'markingPart',
  input: f.input({
    examId: f.id('考试', { of: 'exam' }),
    subjectId: f.id('学科', { of: 'subject' }),
    parts: f.several('题组', partFields, markingLimits.parts),
  }),
  data: f.nothing,
  refusals: {
    ...examGone,
    unknownSubject: '这次考试没有这一科，或这一科没有答题卡',
    isPublished: '{courseName}已发布，不能再改阅卷安排',
    partGone: '第 {number} 个题组不存在',
    foreignMarker: '第 {number} 位教师不在本校',
    foreignClass: '第 {number} 个班级不在本校',
    markerGone: '“{name}”的阅卷人或题组长已删除',
    noPositions: '“{name}”还没有题目',
    unknownPosition: '{courseName}没有第 {position} 题',
    repeatedPosition: '第 {position} 题已在“{name}”里',
    repeatedName: '题组名称“{name}”重复',
    noMarkers: '“{name}”还没有阅卷人',
    repeatedMarker: '“{name}”里{teacherName}重复',
    tooFewMarkers: '“{name}”双评至少需要 {count} 位阅卷人',
    machineNeedsDouble: '“{name}”只有双评时机器才能算一评',
    tooTolerant: '“{name}”的允许差须小于满分 {full} 分',
    noClasses: '“{name}”按班级分配，{teacherName}还没有班级',
    unknownClass: '“{name}”里有班级不参加这次考试',
    classUnmarked: '“{name}”里{className}的阅卷人少于 {count} 位',
    begun: '“{name}”已有给分，不能{change}',
  },
  refusedAt: {
    unknownSubject: 'subjectId',
    isPublished: 'subjectId',
    partGone: 'parts',
    foreignMarker: 'parts',
    foreignClass: 'parts',
    markerGone: 'parts',
    noPositions: 'parts',
    unknownPosition: 'parts',
    repeatedPosition: 'parts',
    repeatedName: 'parts',
    noMarkers: 'parts',
    repeatedMarker: 'parts',
    tooFewMarkers: 'parts',
    machineNeedsDouble: 'parts',
    tooTolerant: 'parts',
    noClasses: 'parts',
    unknownClass: 'parts',
    classUnmarked: 'parts',
    begun: 'parts',
  },
});

export const setMarkerState = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/markerState',
  summary: '暂停分给一位阅卷人、恢复，或撤下；手上未阅的分给别人，已给的分保留',
  provenance: 'ours',
  changes: ['markingPart', 'markingScript'],
  input: f.input({
    markingPartId: f.id('题组', { of: 'markingPart' }),
    teacherId: f.id('教师', { of: 'teacher', need: 'name' }),
    state: f.choice('状态', markerStates),
  }),
  data: f.nothing,
  refusals: { notMarker: '这位教师不在这个题组阅卷' },
  refusedAt: { notMarker: 'teacherId' },
});
