import { sql, type SQL } from 'drizzle-orm';
import { assignments } from '../../../database/assignment-tables.ts';
import { questionSums } from '../../../database/mistake-tables.ts';
import { questionPoints, questions } from '../../../database/question-tables.ts';

const at = sql.placeholder;

/** A condition of a filter that may be left out: then it is null. */
const asked = (name: string, condition: SQL): SQL => sql`(${at(name)} is null or ${condition})`;

/** Work of a subject within the period that is asked for. */
export const ofPeriod = sql`${assignments}.subject_id = ${at('subjectId')}
  and ${asked('fromTerm', sql`${assignments}.term >= ${at('fromTerm')}`)}
  and ${asked('toTerm', sql`${assignments}.term <= ${at('toTerm')}`)}
  and ${asked('from', sql`${assignments}.publish_time >= ${at('from')}`)}
  and ${asked('to', sql`${assignments}.publish_time <= ${at('to')}`)}
  and ${asked('source', sql`iif(${assignments}.tag in ('quiz', 'stage'), 2, 1) = ${at('source')}`)}`;

/** Questions that somebody in the class has got wrong for a cause. */
const ofCause = sql`${questionSums}.question_id in (select m.question_id from students t
  join mistakes m on m.student_id = t.id where t.class_id = ${at('classId')} and t.is_deleted = 0 and m.cause = ${at('cause')})`;

const ofPoint = sql`exists (select 1 from ${questionPoints} p join knowledge_points k on k.id = p.point_id
  where p.question_id = ${questionSums}.question_id and (k.id = ${at('pointId')} or k.parent_id = ${at('pointId')}))`;

const ofType = sql`(select q.question_type from ${questions} q
  where q.id = ${questionSums}.question_id) = ${at('questionType')}`;

/** A stem without the signs of its marks; braces of formulas go too, so that this is looked through beside the stem itself. */
const unmarked = ['{.', '{_', '{~', '}'].reduce((text, sign) => sql`replace(${text}, ${sign}, '')`, sql`q.stem`);

const ofText = sql`(select instr(q.stem, ${at('keyword')}) + instr(${unmarked}, ${at('keyword')}) from ${questions} q
  where q.id = ${questionSums}.question_id) > 0`;

/** The same edges as `wrongRateBucket`, in whole numbers, so that a rate is in the same bucket here and there. */
const perMillion = sql`cast(round(1e6 * sum(wrong) / sum(answered)) as integer)`;
const bucket = sql`case when ${perMillion} > 400000 then 'above40' when ${perMillion} > 300000 then 'from30to40'
  when ${perMillion} >= 100000 then 'from10to30' else 'below10' end`;

/** The questions that a class has got wrong, one row each, as a table expression. */
export const found = sql`(select ${questionSums}.question_id, sum(answered) answered, sum(wrong) wrong,
    1.0 * sum(wrong) / sum(answered) wrong_rate, max(${assignments}.publish_time) last_time, ${bucket} bucket
  from ${questionSums} cross join ${assignments} on ${assignments}.id = ${questionSums}.assignment_id
  where ${questionSums}.class_id = ${at('classId')} and ${ofPeriod}
    and ${asked('questionType', ofType)} and ${asked('pointId', ofPoint)} and ${asked('cause', ofCause)}
    and ${asked('keyword', ofText)}
  group by ${questionSums}.question_id having sum(wrong) > 0)`;
