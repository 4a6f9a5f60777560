/** A range of the text, by offsets in it. */
export interface TextRange {
  start: number;
  end: number;
}

/** What somebody has selected in a text whose parts say by `data-start` where they begin; undefined for nothing. */
export function selectedIn(text: HTMLElement): TextRange | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!text.contains(range.startContainer) || !text.contains(range.endContainer)) return undefined;
  const [start, end] = [
    offsetOf(range.startContainer, range.startOffset),
    offsetOf(range.endContainer, range.endOffset),
  ];
  return start < end ? { start, end } : undefined;
}

function offsetOf(node: Node, offset: number): number {
  if (node.nodeType === Node.TEXT_NODE) return startOf(node.parentElement) + offset;
  const child = node.childNodes[offset];
  if (child instanceof HTMLElement) return startOf(child);
  const last = node.lastChild;
  return startOf(last instanceof HTMLElement ? last : (node as HTMLElement)) + (last?.textContent?.length ?? 0);
}

const startOf = (element: HTMLElement | null): number =>
  Number(element?.closest<HTMLElement>('[data-start]')?.dataset.start ?? 0);
