import type { Shortcut } from '../../../components/shortcuts.ts';
import { studentKeys } from '../by-student/submission-keys.ts';
import { remarkKinds } from './remarks.ts';
import type { CompositionDraft } from './use-composition-draft.ts';

interface Acts {
  turn: (direction: 1 | -1) => unknown;
  /** Folds the scan away, or shows it again. */
  fold: () => unknown;
  /** Gives the marks and goes to the next student. */
  confirm: () => unknown;
}

/** The keys of marking a composition. */
export function compositionKeys(draft: CompositionDraft, { turn, fold, confirm }: Acts): readonly Shortcut[] {
  const { detail, chosen, choose } = draft;
  const move = (by: 1 | -1) => {
    const next = chosen === -1 && by === -1 ? detail.sentences.length - 1 : chosen + by;
    if (next >= 0 && next < detail.sentences.length) choose(next);
  };
  return [
    {
      keys: remarkKinds.map(({ key }) => key),
      shown: '1 2 3',
      label: '给选中的文字加批注：好、改、议',
      run: ({ key }) => draft.addComment(remarkKinds.find((one) => one.key === key)!.kind),
    },
    { keys: ['j', 'k'], shown: 'J K', label: '下一条、上一条批注', run: ({ key }) => move(/j/i.test(key) ? 1 : -1) },
    { keys: ['e'], shown: 'E', label: '写选中的批注，没有选中时写总评', run: () => focusField(chosen) },
    { keys: ['s'], shown: 'S', label: '收起、展开原卷', run: fold },
    { keys: ['Ctrl+Enter'], shown: 'Ctrl Enter', label: '确认得分，看下一名', whileTyping: true, run: confirm },
    { keys: ['u', 'Ctrl+z'], shown: 'U', label: '撤销，也可按 Ctrl+Z', run: draft.undo },
    { keys: ['Escape'], run: () => choose(-1) },
    ...studentKeys(turn),
  ];
}

const focusField = (chosen: number): void =>
  document.querySelector<HTMLElement>(chosen === -1 ? '[data-overall-field]' : '[data-comment-field]')?.focus();
