import { FlatTreeNode, flattenTreeData, useTree, type RenderTreeNodePayload, type TreeNodeData } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { TreeNode } from './tree-nodes.ts';
import styles from './tree.module.css';

interface Props {
  label: string;
  nodes: readonly TreeNode[];
  /** The key of the chosen node. */
  chosen: string;
  onChoose: (key: string) => void;
  /** Opens all nodes, as while somebody searches. */
  allOpen?: boolean;
}

/** A tree to choose one node from: arrows walk, open and close, Enter chooses. */
export function Tree({ label, nodes, chosen, onChoose, allOpen = false }: Props): ReactNode {
  const parents = parentsOf(nodes, chosen);
  const [opened, setOpened] = useState(() => openedBy(parents));
  const [shownFor, setShownFor] = useState(parents.join());
  // The chosen node comes into sight wherever it has gone; what is closed by hand after that stays closed.
  if (shownFor !== parents.join()) {
    setShownFor(parents.join());
    setOpened({ ...opened, ...openedBy(parents) });
  }
  const [focus, setFocus] = useState('');
  const expandedState = allOpen ? openedBy(nodes.map(({ key }) => key)) : opened;
  const tree = useTree({ expandedState, onExpandedStateChange: setOpened });
  const rows = flattenTreeData(nodes.map(dataOf), expandedState);
  const isShown = (key: string) => rows.some(({ node }) => node.value === key);
  const tabStop = [focus, chosen].find(isShown) ?? rows[0]?.node.value;
  const list = useLevels();
  return (
    <div
      ref={list}
      className={styles.tree}
      role="tree"
      aria-label={label}
      data-tree-root
      onKeyDown={(event) => walk(event, onChoose)}
      onFocus={(event) => setFocus(keyOf(event))}
    >
      {rows.map((row) => (
        <FlatTreeNode
          key={row.node.value}
          {...row}
          tree={{ ...tree, selectedState: [chosen] }}
          expandOnClick={false}
          expandOnSpace={false}
          tabIndex={row.node.value === tabStop ? 0 : -1}
          renderNode={(payload) => <Row {...payload} onChoose={onChoose} />}
        />
      ))}
    </div>
  );
}

const openedBy = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, true]));

const parentsOf = (nodes: readonly TreeNode[], chosen: string): string[] =>
  nodes
    .filter(({ key, children }) => key === chosen || children?.some((child) => child.key === chosen))
    .map(({ key }) => key);

const dataOf = (node: TreeNode): TreeNodeData => ({
  value: node.key,
  label: node.label,
  nodeProps: node,
  children: node.children?.map(dataOf),
});

const keyOf = ({ target }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>): string =>
  (target as HTMLElement).dataset.value ?? '';

/** The keys that the library leaves alone: to the ends, and to choose. */
function walk(event: KeyboardEvent<HTMLElement>, onChoose: (key: string) => void): void {
  const items = event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]');
  const { key } = event;
  if (key === 'Home') items[0]?.focus();
  else if (key === 'End') items[items.length - 1]?.focus();
  else if (key === 'Enter' || key === ' ') onChoose(keyOf(event));
  else return;
  event.preventDefault();
}

/** Tells readers how deep each node lies, which the library keeps to itself. */
function useLevels() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const item of list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? []) {
      item.setAttribute('aria-level', item.dataset.level ?? '1');
    }
  });
  return list;
}

function Row({
  node,
  level,
  expanded,
  hasChildren,
  tree,
  elementProps,
  onChoose,
}: RenderTreeNodePayload & { onChoose: (key: string) => void }): ReactNode {
  const { label, note } = node.nodeProps as TreeNode;
  return (
    <div
      className={styles.node}
      style={{ paddingLeft: level * 16 - 8 }}
      onClick={(event) => {
        elementProps.onClick(event);
        onChoose(node.value);
      }}
    >
      <span
        className={styles.toggle}
        data-open={expanded}
        onClick={(event) => {
          event.stopPropagation();
          tree.toggleExpanded(node.value);
        }}
      >
        {hasChildren && <IconChevronRight size={14} aria-hidden />}
      </span>
      <span className={styles.label} title={label}>
        {label}
      </span>
      <span className={styles.note}>{note}</span>
    </div>
  );
}
