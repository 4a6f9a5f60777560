import { Problems } from './problems.ts';

/** What the text of a document brings along, gathered while it is made ready for the templates. */
export class Materials {
  readonly problems = new Problems();
  /** Typst's math by the LaTeX that it comes from. */
  readonly formulas = new Map<string, string>();
  /** Bytes of pictures by their path among the sources. */
  readonly figures = new Map<string, Buffer>();

  /** @param unreadable Paths of pictures that are known not to be readable. */
  constructor(readonly unreadable: ReadonlySet<string> = new Set()) {}
}
