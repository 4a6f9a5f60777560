import { useState } from 'react';
import { addQuestion, updateQuestion } from '../../../../contracts/wrongbook/questions.ts';
import { CallCancelled, CallError } from '../../../api/errors.ts';
import type { Values } from '../../../components/form/form.ts';
import { call } from '../../../api/call.ts';
import type { Question } from '../question/question.ts';
import { faultsOf, fieldOfRefusal, type Faults } from './faults.ts';
import { inputOf, questionOf, type EditorPlace, type QuestionForm } from './form.ts';

/** The state of the editor. */
export interface QuestionEditing {
  form: QuestionForm;
  /** What the fields held at first. */
  initial: Values;
  faults: Faults;
  /** How often saving has failed so far. */
  failures: number;
  /** Why the server refused, where that is not about one field. */
  refusal: string;
  busy: boolean;
  dirty: boolean;
  /** Changes parts of the form. */
  change: (changes: Partial<QuestionForm>) => void;
  /** Changes one field of one text. */
  set: (field: string, value: string) => void;
  /** Checks and saves; the question as it is then, undefined when something was wrong. */
  save: () => Promise<Question | undefined>;
}

interface Options {
  first: QuestionForm;
  place: EditorPlace;
  /** The question that is being changed; another one's is left alone, and what is saved is new. */
  question: Question | undefined;
}

/** Keeps what is written in the editor, checks it, saves it, and sorts refusals to their fields. */
export function useQuestionForm({ first, place, question }: Options): QuestionEditing {
  const [initial] = useState(first);
  const [form, setForm] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState('');
  const [failures, setFailures] = useState(0);
  const [busy, setBusy] = useState(false);
  const change = (changes: Partial<QuestionForm>) => {
    setForm((known) => ({ ...known, ...changes }));
    setFaults((known) => withoutMended(known, Object.keys(changes)));
  };
  const set = (field: string, value: string) => {
    setForm((known) => ({ ...known, values: { ...known.values, [field]: value } }));
    setFaults((known) => withoutMended(known, [field]));
  };
  const fail = (error: unknown) => {
    if (error instanceof CallCancelled) return;
    if (!(error instanceof CallError)) throw error;
    const field = error.field?.name ?? fieldOfRefusal(error.message);
    const message = error.field?.message ?? error.message;
    setFailures((count) => count + 1);
    if (field !== undefined && isShown(form, field)) setFaults({ [field]: message });
    else setRefusal(message);
  };
  const save = async () => {
    const found = faultsOf(form, place.subjectId);
    setFaults(found);
    setRefusal('');
    if (Object.keys(found).length > 0) {
      setFailures((count) => count + 1);
      return undefined;
    }
    setBusy(true);
    try {
      return await send(form, place, question);
    } catch (error) {
      fail(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const dirty = JSON.stringify(form) !== JSON.stringify(initial);
  return { form, initial: initial.values, faults, failures, refusal, busy, dirty, change, set, save };
}

async function send(form: QuestionForm, place: EditorPlace, question: Question | undefined): Promise<Question> {
  const input = inputOf(form, place.subjectId);
  const own = question?.isOwn ? question : undefined;
  const { id } = own ? await call(updateQuestion, { questionId: own.id, ...input }) : await call(addQuestion, input);
  return questionOf(form, place, { ...own, id, isOwn: true });
}

/** Parts of the form whose faults have other names. */
const named: Readonly<Record<string, readonly string[]>> = { points: ['pointId'], blanks: ['answers'] };

function withoutMended(faults: Faults, changed: readonly string[]): Faults {
  const names = changed.flatMap((part) => named[part] ?? [part]);
  const isMended = (field: string) => names.some((name) => field === name || field.startsWith(`${name}.`));
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !isMended(field)));
}

/** Whether the editor shows a field. */
function isShown({ values }: QuestionForm, field: string): boolean {
  return field in values || ['options', 'rubric', 'pointId'].includes(field);
}
