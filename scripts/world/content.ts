import { readFileSync } from 'node:fs';
import { FAILSAFE_SCHEMA, load } from 'js-yaml';
import { share, shareOf, sources, type Measure, type Rows } from './measure.ts';

interface Volume {
  grade: string;
  upper: string[];
  lower: string[];
}

interface Place {
  volume: '01' | '02';
  place: number;
  of: number;
}

const read = (stage: string): { subjectId: string; grades: Volume[] }[] => {
  const file = new URL(`../../seed/content/chapters/${stage}.yaml`, import.meta.url);
  return load(readFileSync(file, 'utf8'), { schema: FAILSAFE_SCHEMA }) as { subjectId: string; grades: Volume[] }[];
};

/** Where each chapter of the textbooks stands, by subject, grade and name: its volume, and its place in that. */
function textbooks(): Map<string, Place> {
  const years = ['primary', 'junior', 'senior']
    .flatMap(read)
    .flatMap(({ subjectId, grades }) => grades.map((year) => ({ subjectId, ...year })));
  const placesIn = (key: string, volume: Place['volume'], chapters: readonly string[]) =>
    chapters.map((name, place): [string, Place] => [`${key}/${name}`, { volume, place, of: chapters.length }]);
  return new Map(
    years.flatMap(({ subjectId, grade, upper, lower }) => [
      ...placesIn(`${subjectId}/${grade}`, '01', upper),
      ...placesIn(`${subjectId}/${grade}`, '02', lower),
    ]),
  );
}

/** Whether what is asked has been taught: chapters of a volume follow each other over its term. */
export function measuresOfContent(rows: Rows): Measure[] {
  const places = textbooks();
  const asked = rows<{
    chapter: string;
    at: string;
    term: string;
  }>(`select distinct c.subject_id || '/' || c.grade_id || '/' || c.name chapter, coalesce(x.start_date, a.create_time) at, a.term
    from assignments a left join exams x on x.id = a.exam_id join paper_questions q on q.paper_id = a.paper_id join question_points o on o.question_id = q.question_id
    join knowledge_points p on p.id = o.point_id join knowledge_points c on c.id = p.parent_id where a.task_type = 1`);
  const known = asked.flatMap(({ chapter, at, term }) => {
    const found = places.get(chapter);
    return found ? [{ ...found, at, term }] : [];
  });
  return [
    share(
      '只考本学期一册的章节',
      shareOf(known, ({ volume, term }) => term.endsWith(volume)),
      [0.99, 1],
      sources.textbooks,
    ),
    share('所考章节当时已经开始教', shareOf(known, isTaught), [0.99, 1], sources.curriculum),
  ];
}

/** Whether a chapter had begun on a day, if those of a volume take equal parts of the fifteen weeks of lessons of a term. */
function isTaught({ place, of, at, term }: { place: number; of: number; at: string; term: string }): boolean {
  const year = Number(term.slice(0, 4));
  const start = term.endsWith('01') ? `${year}-09-01` : `${year + 1}-02-24`;
  const weeks = (Date.parse(at.slice(0, 10)) - Date.parse(start)) / (7 * 86_400_000);
  return (place / of) * 15 <= weeks + 0.2;
}
