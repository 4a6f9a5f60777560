import { markerStates, markingCases, markingRounds } from '../../constants/exam-marking.ts';
import * as f from '../../fields.ts';
import { counts, markerPerson, markOut, partHead, scriptAnswer } from './marking-shapes.ts';

// What leaders see of the marking: how far it is, what waits, how the markers mark, and any script with the marks of everybody.

/**
 * Progress of an exam and its subjects in answers: one answer to one question, done with a mark that stands; of parts in scripts,
 * as markers have them. Times are estimated from the last two hours of work; "" where nobody works, of a subject also where
 * nobody works on one of its parts.
 */
export const markingProgress = f.record({
  total: f.count('应阅份数', { of: 'submission' }),
  done: f.count('已定分', { of: 'markingScript' }),
  endTime: f.dateTime('预计阅完'),
  /** The subject that ends last. */
  lastSubjectId: f.idOrBlank('最晚的学科', { of: 'subject' }),
  /** Scripts with two marks, and how many of these lie within the tolerance. */
  compared: f.count('两评都有', { of: 'markingScript' }),
  agreed: f.count('差在允许内', { of: 'markingScript' }),
  /** All that waits for somebody, by what for and part. */
  waiting: f.list(
    f.record({
      kind: f.choice('等待', markingCases),
      markingPartId: f.id('题组', { of: 'markingPart' }),
      subjectId: f.id('学科', { of: 'subject' }),
      partName: f.text('题组名称'),
      /** Of flagged scripts the reason, of drift the marker's name, else "". */
      reason: f.text('原因'),
      count: f.count('件数', { of: 'markingScript' }),
    }),
  ),
  subjects: f.list(
    f.record({
      subjectId: f.id('学科', { of: 'subject' }),
      courseName: f.text('课程名称'),
      total: f.count('应阅份数', { of: 'submission' }),
      done: f.count('已定分', { of: 'markingScript' }),
      waiting: f.count('等人处理', { of: 'markingScript' }),
      endTime: f.dateTime('预计阅完'),
      /** Questions for people that no part has. */
      unassigned: f.count('未分配题数', { of: 'question' }),
      isPublished: f.flag('是否已发布'),
      parts: f.list(
        f.row('markingPart', {
          id: f.id('题组编号', { of: 'markingPart' }),
          name: f.text('题组名称'),
          isDouble: f.flag('是否双评'),
          ...counts,
          endTime: f.dateTime('预计阅完'),
        }),
      ),
    }),
  ),
});

/** Shares of marks in each of up to twenty steps of the same width from 0 to full marks. */
const distribution = f.list(f.rate('占比'));

const figures = {
  marked: f.count('已阅', { of: 'markingScript' }),
  /** Scripts in an hour of work, pauses of more than ten minutes left out; null with fewer than 5. Of all: of those at work now. */
  perHour: f.score('份/时').nullable(),
  mean: f.score('均分').nullable(),
  standardDeviation: f.score('标准差').nullable(),
  distribution,
  /** Of scripts that somebody else has marked too. */
  compared: f.count('同卷比较', { of: 'markingScript' }),
  agreed: f.count('差在允许内', { of: 'markingScript' }),
  againSame: f.count('复评相同', { of: 'markingScript' }),
  again: f.count('复评份数', { of: 'markingScript' }),
};

/** Figures of a part and its markers. */
export const partFigures = f.row('markingPart', {
  ...partHead,
  ...counts,
  subjectId: f.id('学科', { of: 'subject' }),
  courseName: f.text('课程名称'),
  endTime: f.dateTime('预计阅完'),
  /** What markers are compared by: the other mark of the same scripts, or where there is one mark, that of the other markers. */
  comparison: f.choice('比较', ['pair', 'others']),
  all: f.record(figures),
  markers: f.list(
    f.record({
      ...markerPerson,
      ...figures,
      state: f.choice('状态', markerStates),
      quota: f.count('应阅', { of: 'submission' }),
      /** Minutes since the last mark; null before the first. */
      idleMinutes: f.count('停了几分钟').nullable(),
      /** Own mark − the other, with its interval of 95 %; null with fewer than 2. */
      difference: f
        .record({ value: f.signed('比同卷另一评'), low: f.signed('区间下限'), high: f.signed('区间上限') })
        .nullable(),
      /** The whole interval lies further than the limit from 0, by marks since the leader has last taken note. */
      drift: f.choice('偏差', ['none', 'strict', 'lenient']),
      checked: f.count('复核份数', { of: 'markingScript' }),
      checkedSame: f.count('复核差在允许内', { of: 'markingScript' }),
    }),
  ),
});

/** A script as leaders see it, with the marks of everybody. `id` names its script in one round. */
export const scriptCase = f.row('markingScript', {
  id: f.id('答卷编号', { of: 'markingScript' }),
  /** By which people speak of it. */
  scriptNo: f.text('编号'),
  rounds: f.list(
    f.record({
      round: f.choice('轮次', markingRounds),
      teacherId: f.idOrBlank('教师', { of: 'teacher' }),
      /** "机器" for one. */
      markerName: f.text('阅卷人'),
      score: f.score('得分').nullable(),
      marks: f.list(markOut),
      flag: f.text('异常原因'),
      flagNote: f.text('异常说明'),
      markTime: f.dateTime('时间'),
    }),
  ),
  /** The score that stands; null while none does. */
  score: f.score('定分').nullable(),
  /** Between the two marks, or the mark and that of the check or the time before. */
  difference: f.score('相差').nullable(),
});

/** A sample with the leader's marks, and how far those of the markers lie from them. */
export const sampleScript = f.row('markingScript', {
  id: f.id('答卷编号', { of: 'markingScript' }),
  scriptNo: f.text('编号'),
  answers: f.list(scriptAnswer),
  /** The leader's; null before. */
  score: f.score('标准分').nullable(),
  marks: f.list(markOut),
  markers: f.list(
    f.record({ ...markerPerson, score: f.score('得分').nullable(), difference: f.signed('相差').nullable() }),
  ),
});
