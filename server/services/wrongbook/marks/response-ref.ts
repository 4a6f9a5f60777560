import { sql } from 'drizzle-orm';

/** One answer of one student. */
export interface ResponseRef {
  submissionId: number;
  position: number;
}

/** The name of an answer in maps. */
export const responseKey = ({ submissionId, position }: ResponseRef): string => `${submissionId}/${position}`;

/** Answers as a statement takes them that has `listedResponses` in it. */
export const pairsOf = (answers: readonly ResponseRef[]): string =>
  JSON.stringify(answers.map(({ submissionId, position }) => [submissionId, position]));

/** The answers that are handed in under `responses`, as rows of submission and position. */
export const listedResponses = sql`(select json_extract(value, '$[0]'), json_extract(value, '$[1]')
  from json_each(${sql.placeholder('responses')}))`;
