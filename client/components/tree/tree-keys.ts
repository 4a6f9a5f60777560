/** A node of a tree of two levels or more. */
export interface TreeNode {
  key: string;
  label: string;
  /** A count or the like, at the right. */
  note?: string;
  children?: readonly TreeNode[];
}

/** A node that can be seen, with where it stands. */
export interface VisibleNode {
  node: TreeNode;
  level: number;
  parent: string | undefined;
}

/** The nodes in sight, top to bottom: those whose parents are all open. */
export const visibleNodes = (
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent?: string,
): VisibleNode[] =>
  nodes.flatMap((node) => [
    { node, level, parent },
    ...(open.has(node.key) ? visibleNodes(node.children ?? [], open, level + 1, node.key) : []),
  ]);

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

/** What a key does in a tree. */
export type TreeStep = { focus: string } | { open: string } | { close: string } | undefined;

/** The step that a key takes from the node with the focus, by the usual keys of trees. */
export function treeStep(
  visible: readonly VisibleNode[],
  open: ReadonlySet<string>,
  at: string,
  key: string,
): TreeStep {
  const index = visible.findIndex(({ node }) => node.key === at);
  const here = visible[index];
  if (!here) return undefined;
  const to = (target: VisibleNode | undefined): TreeStep => target && { focus: target.node.key };
  const hasChildren = (here.node.children?.length ?? 0) > 0;
  switch (key) {
    case 'ArrowDown':
      return to(visible[index + 1]);
    case 'ArrowUp':
      return to(visible[index - 1]);
    case 'Home':
      return to(visible[0]);
    case 'End':
      return to(visible.at(-1));
    case 'ArrowRight':
      return hasChildren ? (open.has(at) ? to(visible[index + 1]) : { open: at }) : undefined;
    case 'ArrowLeft':
      return hasChildren && open.has(at)
        ? { close: at }
        : here.parent === undefined
          ? undefined
          : { focus: here.parent };
    default:
      return undefined;
  }
}
