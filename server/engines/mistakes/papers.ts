import type Database from 'better-sqlite3';

/** A question as a paper asks it. */
export interface Item {
  /** The question whose history an answer belongs to. */
  questionId: string;
  /** The question that is really answered. */
  answeredId: string;
  full: number;
  /** Knowledge points of the question that is answered. */
  points: readonly string[];
}

/** Reads each paper once for as long as it is kept; the questions of one by their positions. */
export function papers(sqlite: Database.Database): (paperId: string) => ReadonlyMap<number, Item> {
  const pointsOf = new Map<string, string[]>();
  const links = sqlite.prepare('select question_id, point_id from question_points').raw().all() as [string, string][];
  for (const [questionId, pointId] of links) pointsOf.set(questionId, [...(pointsOf.get(questionId) ?? []), pointId]);
  const select = sqlite
    .prepare(
      'select position, coalesce(practises, question_id), question_id, score from paper_questions where paper_id = ?',
    )
    .raw();
  const known = new Map<string, ReadonlyMap<number, Item>>();
  const read = (paperId: string): ReadonlyMap<number, Item> => {
    const rows = select.all(paperId) as [number, string, string, number][];
    const items = rows.map(([position, questionId, answeredId, full]): [number, Item] => [
      position,
      { questionId, answeredId, full, points: pointsOf.get(answeredId) ?? [] },
    ]);
    return new Map(items);
  };
  return (paperId) => {
    const found = known.get(paperId) ?? read(paperId);
    known.set(paperId, found);
    return found;
  };
}
