import { useRef, type FocusEvent } from 'react';
import { withSnippet, type Snippet } from './snippets.ts';

/** Inserts into the text field that had the focus last; `onFocus` belongs on what is around the fields. */
export function useSnippets(): { onFocus: (event: FocusEvent) => void; insert: (snippet: Snippet) => void } {
  const field = useRef<HTMLTextAreaElement>(null);
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement) field.current = target;
  };
  const insert = (snippet: Snippet) => {
    if (field.current?.isConnected) insertInto(field.current, snippet);
  };
  return { onFocus, insert };
}

function insertInto(field: HTMLTextAreaElement, snippet: Snippet): void {
  const { value, selectionStart: from, selectionEnd: to } = field;
  const { text, caret } = withSnippet(value, { from, to }, snippet);
  field.focus();
  field.setRangeText(text, 0, value.length);
  // React hears of a change by this event only.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.setSelectionRange(caret, caret);
}
