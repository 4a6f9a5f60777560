import type { ReactNode } from 'react';
import { Tree } from './Tree.tsx';
import type { TreeNode } from './tree-nodes.ts';

/** The key of the entry for all; no id is a word. */
const everything = 'all';

interface Props {
  label: string;
  /** The entry that stands for all nodes, above them. */
  all: Omit<TreeNode, 'key' | 'children'>;
  nodes: readonly TreeNode[];
  /** The chosen node, "" for all. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** A tree to choose one node from, or all of them. */
export const TreeOrAll = ({ label, all, nodes, chosen, onChoose }: Props): ReactNode => (
  <Tree
    label={label}
    nodes={[{ key: everything, ...all }, ...nodes]}
    chosen={chosen === '' ? everything : chosen}
    onChoose={(key) => onChoose(key === everything ? '' : key)}
  />
);
