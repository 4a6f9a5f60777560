import type { ReactNode } from 'react';

/** A node of a tree of two levels or more. */
export interface TreeNode {
  key: string;
  label: string;
  /** A count or the like, at the right. */
  note?: ReactNode;
  children?: readonly TreeNode[];
}

/** The nodes whose label holds the text, with their parents; a parent that holds it keeps all children. */
export function matchingNodes(nodes: readonly TreeNode[], text: string): readonly TreeNode[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return nodes;
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(wanted)) return [node];
    const children = matchingNodes(node.children ?? [], text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
