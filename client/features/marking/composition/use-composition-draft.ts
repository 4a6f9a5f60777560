import { useState } from 'react';
import { dimensionLabels } from '../../../../contracts/wrongbook/mark-shapes.ts';
import type { SheetAnswer, Submission } from '../marks.ts';
import { whenAgreed } from '../published-change.tsx';
import type { MarkBatch } from '../queue/queue.ts';
import { useMarkStates, type MarkState } from '../queue/use-mark-states.ts';
import { useUndoableMarks } from '../queue/use-undoable-marks.ts';
import { inOrder, shifted, type Composition, type Sentence } from './anchors.ts';
import { detailOf, isSame, scoreOf } from './detail.ts';
import type { TextRange } from './selection.ts';
import { useHistory } from './use-history.ts';

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
  /** The words that are selected, to be commented on. */
  selected: TextRange | undefined;
  select: (range: TextRange | undefined) => void;
  setText: (text: string) => void;
  setDimension: (place: number, changes: Partial<Composition['dimensions'][number]>) => void;
  setOverall: (overall: string) => void;
  /** Comments on the words that are selected. */
  addComment: (kind: Sentence['kind']) => void;
  changeComment: (place: number, changes: Partial<Sentence>) => void;
  removeComment: (place: number) => void;
  /** Gives the marks as they stand; `then` runs once they are given. */
  save: (then?: () => void) => void;
  /** What would be undone; "" for nothing. */
  undoes: string;
  undo: () => void;
}

/** Keeps the marks of a composition until they are saved; `show` opens the sheet of a student whose mark was taken back. */
export function useCompositionDraft(
  submission: Submission,
  answer: SheetAnswer,
  show: (submissionId: string) => void,
): CompositionDraft {
  const { assignmentId, submissionId, studentName, isPublished } = submission;
  const state = useMarkStates()({ submissionId, position: answer.position, mark: answer.mark });
  const marks = useUndoableMarks(`composition:${assignmentId}`);
  const [saved, setSaved] = useState(() => detailOf(answer, state.mark));
  const history = useHistory(saved);
  const detail = history.value;
  const known = detailOf(answer, state.mark);
  // What somebody else has marked meanwhile, or this person on an earlier page, takes the place of what nobody has touched.
  if (!isSame(known, saved) && isSame(detail, saved)) {
    setSaved(known);
    history.restart(known);
  }
  const [chosen, choose] = useState(-1);
  const [selected, select] = useState<TextRange>();
  const change = (label: string, changes: Partial<Composition>) => history.change(label, { ...detail, ...changes });
  const score = scoreOf(detail);
  return {
    answer,
    state,
    detail,
    score,
    isDirty: !isSame(detail, saved),
    chosen,
    choose,
    selected,
    select,
    setText: (next) => change('改正文', { text: next, sentences: shifted(detail.sentences, detail.text, next) }),
    setDimension: (place, changes) =>
      change(`改${dimensionLabels[detail.dimensions[place]!.key]}`, {
        dimensions: detail.dimensions.with(place, { ...detail.dimensions[place]!, ...changes }),
      }),
    setOverall: (overall) => change('改总评', { overall }),
    ...remarkActs(detail, change, { selected, select, choose }),
    save: (then) => {
      const place = { assignmentId, submissionId, position: answer.position };
      const mark = { ...place, score, comment: detail.overall.slice(0, 500), detail, before: state.mark };
      whenAgreed(
        isPublished,
        [mark],
        () => studentName,
        () => {
          marks.add([mark]);
          setSaved(detail);
          history.restart(detail);
          then?.();
        },
      );
    },
    undoes: history.last || givenText(marks.last()),
    undo: () => {
      if (history.undo()) return choose(-1);
      const [back] = marks.undo() ?? [];
      if (back) show(back.submissionId);
    },
  };
}

type Choosing = Pick<CompositionDraft, 'selected' | 'select' | 'choose'>;

type Change = (label: string, changes: Partial<Composition>) => void;

/** What writes comments, changes them and takes them away. */
function remarkActs(
  { text, sentences }: Composition,
  change: Change,
  { selected, select, choose }: Choosing,
): Pick<CompositionDraft, 'addComment' | 'changeComment' | 'removeComment'> {
  return {
    addComment: (kind) => {
      if (!selected) return;
      const added: Sentence = { ...selected, kind, comment: '', suggestion: '' };
      const all = inOrder([...sentences, added]);
      change(`加批注“${text.slice(added.start, added.end)}”`, { sentences: all });
      choose(all.indexOf(added));
      select(undefined);
      window.getSelection()?.removeAllRanges();
    },
    changeComment: (place, changes) =>
      change(`改批注 ${place + 1}`, { sentences: sentences.with(place, { ...sentences[place]!, ...changes }) }),
    removeComment: (place) => {
      change(`删批注 ${place + 1}`, { sentences: sentences.toSpliced(place, 1) });
      choose(-1);
    },
  };
}

const givenText = (given: MarkBatch | undefined): string => (given?.[0] ? `确认 ${given[0].mark.score} 分` : '');
