import { useState } from 'react';
import type { SheetAnswer, Submission } from '../marks.ts';
import { whenAgreed } from '../published-change.tsx';
import { addMarks } from '../queue/queue.ts';
import { useMarkStates, type MarkState } from '../queue/use-mark-states.ts';
import { inOrder, shifted, type Composition, type Sentence } from './anchors.ts';
import { detailOf, isSame, scoreOf } from './detail.ts';
import type { TextRange } from './selection.ts';

/** Marking one composition: what is written in the marks so far, and how to change it. */
export interface CompositionDraft {
  answer: SheetAnswer;
  state: MarkState;
  detail: Composition;
  score: number;
  isDirty: boolean;
  /** The comment that is chosen, by its place; -1 for none. */
  chosen: number;
  choose: (place: number) => void;
  setText: (text: string) => void;
  setDimension: (place: number, changes: Partial<Composition['dimensions'][number]>) => void;
  setOverall: (overall: string) => void;
  addComment: (range: TextRange) => void;
  changeComment: (place: number, changes: Partial<Sentence>) => void;
  removeComment: (place: number) => void;
  save: () => void;
}

/** Keeps the marks of a composition until they are saved. */
export function useCompositionDraft(submission: Submission, answer: SheetAnswer): CompositionDraft {
  const { assignmentId, submissionId, studentName, isPublished } = submission;
  const state = useMarkStates()({ submissionId, position: answer.position, mark: answer.mark });
  const [saved, setSaved] = useState(() => detailOf(answer, state.mark));
  const [detail, setDetail] = useState(saved);
  const known = detailOf(answer, state.mark);
  // What somebody else has marked meanwhile, or this person on an earlier page, takes the place of what nobody has touched.
  if (!isSame(known, saved) && isSame(detail, saved)) {
    setSaved(known);
    setDetail(known);
  }
  const [chosen, choose] = useState(-1);
  const change = (changes: Partial<Composition>) => setDetail((before) => ({ ...before, ...changes }));
  const { sentences, dimensions, text } = detail;
  const score = scoreOf(detail);
  const addComment = ({ start, end }: TextRange) => {
    const added: Sentence = { start, end, kind: 'problem', comment: '', suggestion: '' };
    const all = inOrder([...sentences, added]);
    change({ sentences: all });
    choose(all.indexOf(added));
  };
  const removeComment = (place: number) => {
    change({ sentences: sentences.toSpliced(place, 1) });
    choose(-1);
  };
  const save = () => {
    const place = { assignmentId, submissionId, position: answer.position };
    const mark = { ...place, score, comment: detail.overall.slice(0, 500), detail, before: state.mark };
    whenAgreed(
      isPublished,
      [mark],
      () => studentName,
      () => {
        addMarks([mark]);
        setSaved(detail);
      },
    );
  };
  return {
    answer,
    state,
    detail,
    score,
    isDirty: !isSame(detail, saved),
    chosen,
    choose,
    setText: (next) => change({ text: next, sentences: shifted(sentences, text, next) }),
    setDimension: (place, changes) =>
      change({ dimensions: dimensions.with(place, { ...dimensions[place]!, ...changes }) }),
    setOverall: (overall) => change({ overall }),
    addComment,
    changeComment: (place, changes) =>
      change({ sentences: sentences.with(place, { ...sentences[place]!, ...changes }) }),
    removeComment,
    save,
  };
}
