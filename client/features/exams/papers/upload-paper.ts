import type { InputOf } from '../../../../contracts/endpoint.ts';
import { addUploadedPaper } from '../../../../contracts/wrongbook/uploaded-papers.ts';
import { call } from '../../../api/call.ts';
import { questionsOf, type KeyRow } from './key-rows.ts';

/** What a paper is uploaded for. */
export interface Paper {
  title: string;
  subjectId: string;
  gradeId: string;
  /** What its questions must add up to. */
  full: number;
}

/** A paper that has been uploaded. */
export interface UploadedPaper {
  paperId: string;
  title: string;
  totalScore: number;
}

/** Saves an uploaded paper with its key. */
export async function savePaper(paper: Paper, documentId: string, rows: readonly KeyRow[]): Promise<UploadedPaper> {
  const input: InputOf<typeof addUploadedPaper> = { ...paper, documentId, questions: questionsOf(rows) };
  const { id } = await call(addUploadedPaper, input);
  return { paperId: id, title: paper.title, totalScore: paper.full };
}
