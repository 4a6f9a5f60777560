import type { ReactNode } from 'react';
import { snippets, type Snippet } from './snippets.ts';
import styles from './editor.module.css';

/** Buttons that insert a blank, a formula, a mark or a sign into the field where somebody types. */
export function Palette({ onInsert }: { onInsert: (snippet: Snippet) => void }): ReactNode {
  return (
    <div className={styles.palette} role="group" aria-label="插入">
      {snippets.map((snippet) => (
        <button
          key={snippet.name}
          type="button"
          title={`插入${snippet.name}`}
          aria-label={`插入${snippet.name}`}
          // The field keeps the focus and its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(snippet)}
        >
          {snippet.label}
        </button>
      ))}
    </div>
  );
}
