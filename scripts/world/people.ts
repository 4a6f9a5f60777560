import { share, shareOf, sources, type Measure, type Rows } from './measure.ts';

/** Who works, and who was there. */
export function measuresOfPeople(rows: Rows, now: string): Measure[] {
  const month = Number(now.slice(5, 7));
  const year = Number(now.slice(0, 4)) - (month >= 8 ? 0 : 1);
  const term = `${year}${month >= 8 || month < 2 ? '01' : '02'}`;
  const teachers = rows<{ works: number }>(
    `select (select count(*) from assignments a where a.teacher_id = t.teacher_id and a.term = ? and a.exam_id is null) works
     from (select distinct t.teacher_id from teachings t join school_classes c on c.id = t.class_id
       where c.school_id in (select distinct school_id from assignments where exam_id is null)) t`,
    term,
  );
  const [absent] = rows<{ share: number }>('select avg(state = 2) share from submissions where state <> 0');
  return [
    share(
      '本学期没有布置过作业的教师',
      shareOf(teachers, ({ works }) => works === 0),
      [0, 0.02],
      sources.usual,
    ),
    share('缺交', absent!.share, [0.01, 0.06], sources.usual),
  ];
}
