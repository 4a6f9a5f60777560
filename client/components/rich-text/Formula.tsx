import { memo, useMemo, type ReactNode } from 'react';
import { useKatex, type Katex } from './use-katex.ts';
import styles from './rich-text.module.css';

/** The largest size that a formula may ask for, in em: so that no single one covers the screen. */
const largest = 30;

/** A formula of LaTeX; one that can't be read shows its source in red, with the reason on pointing. */
export const Formula = memo(function Formula({ tex }: { tex: string }): ReactNode {
  const katex = useKatex();
  const set = useMemo(() => katex && typeset(katex, tex), [katex, tex]);
  if (set instanceof HTMLElement) return <span ref={(holder) => holder?.replaceChildren(set)} />;
  return (
    <span className={set === undefined ? styles.waiting : styles.broken} title={set}>
      ${tex}$
    </span>
  );
});

/**
 * The formula as an element, or what is wrong with it. Made as elements and not as markup: the content policy of the
 * pages takes no style attributes.
 */
function typeset(katex: Katex, tex: string): HTMLElement | string {
  const element = document.createElement('span');
  try {
    katex.render(tex, element, { throwOnError: true, strict: false, maxSize: largest });
    return element;
  } catch (error) {
    const position = error instanceof katex.ParseError ? error.position : undefined;
    return position === undefined ? '公式写法有误' : `公式写法有误（第 ${position + 1} 个字符附近）`;
  }
}
