import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { refusalIn } from '../../../../contracts/refusals.ts';
import type { CallError } from '../../../api/errors.ts';
import type { Refusal } from './draft-shape.ts';

type Place = Pick<Refusal, 'step' | 'field'>;

/** Where what a call refuses is mended. */
const places: Readonly<Record<string, Place>> = {
  noQuestions: { step: 'choose', field: '' },
  tooMany: { step: 'choose', field: '' },
  questionGone: { step: 'choose', field: '' },
  repeated: { step: 'choose', field: '' },
  otherSubject: { step: 'choose', field: '' },
  notTaught: { step: 'setup', field: 'classes' },
  nobody: { step: 'setup', field: 'classes' },
  notSupported: { step: 'setup', field: 'lesson' },
  past: { step: 'setup', field: 'dueDate' },
  noMistakes: { step: 'choose', field: '' },
  noSimilar: { step: 'choose', field: '' },
  allWithdrawn: { step: 'choose', field: '' },
  totalTooSmall: { step: 'choose', field: 'score' },
  noScore: { step: 'choose', field: 'score' },
  noPractice: { step: 'choose', field: '' },
  // What is in the draft can be saved as a paper of its own.
  paperGone: { step: 'preview', field: '' },
};

/** The field of a call and where it is filled. */
const fields: Readonly<Record<string, Place>> = {
  title: { step: 'setup', field: 'title' },
  tag: { step: 'setup', field: 'tag' },
  courseId: { step: 'setup', field: 'lesson' },
  classId: { step: 'setup', field: 'classes' },
  dueDate: { step: 'setup', field: 'dueDate' },
  practice: { step: 'choose', field: '' },
  sections: { step: 'choose', field: '' },
};

/** Where a failed call of setting work is mended; the last step, where it can be tried again, for what lies elsewhere. */
export function refusalOf(endpoint: Endpoint, error: CallError): Refusal {
  const { field, message } = error;
  const known = field && fields[field.name];
  if (known) return { ...known, message: field.message };
  const place = places[refusalIn(endpoint, error) ?? ''] ?? { step: 'preview', field: '' };
  return { ...place, message };
}

/** Why the paper was refused, with the number of the question that it names, where it names one. */
export function refusedQuestion(refusal: Refusal | null): { number: number | undefined; message: string } | undefined {
  if (refusal?.step !== 'choose') return undefined;
  const match = /^第 (\d+) 题/.exec(refusal.message);
  return { number: match ? Number(match[1]) : undefined, message: refusal.message };
}
