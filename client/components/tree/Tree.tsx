import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { treeStep, visibleNodes, type TreeNode, type VisibleNode } from './tree-keys.ts';
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
  const [toggled, setToggled] = useState<ReadonlySet<string>>(() => new Set(parents));
  const [shownFor, setShownFor] = useState(parents.join());
  // The chosen node comes into sight wherever it has gone; what is closed by hand after that stays closed.
  if (shownFor !== parents.join()) {
    setShownFor(parents.join());
    setToggled(new Set([...toggled, ...parents]));
  }
  const [focus, setFocus] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const open = allOpen ? new Set(nodes.map(({ key }) => key)) : toggled;
  const visible = visibleNodes(nodes, open);
  const tabStop = [focus, chosen].find((key) => visible.some(({ node }) => node.key === key)) ?? visible[0]?.node.key;
  const toggle = (key: string) => setToggled(open.has(key) ? without(open, key) : new Set([...open, key]));
  useEffect(() => {
    if (focus !== undefined) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (tabStop === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') onChoose(tabStop);
    const step = treeStep(visible, open, tabStop, event.key);
    if (step && 'focus' in step) setFocus(step.focus);
    else if (step) toggle('open' in step ? step.open : step.close);
    if (step || event.key === ' ') event.preventDefault();
  };
  return (
    <div ref={list} className={styles.tree} role="tree" aria-label={label} onKeyDown={onKeyDown}>
      {visible.map((item) => (
        <Item
          key={item.node.key}
          item={item}
          open={open.has(item.node.key)}
          chosen={item.node.key === chosen}
          tabStop={item.node.key === tabStop}
          onToggle={() => toggle(item.node.key)}
          onChoose={() => {
            setFocus(item.node.key);
            onChoose(item.node.key);
          }}
        />
      ))}
    </div>
  );
}

const without = (keys: ReadonlySet<string>, key: string) => new Set([...keys].filter((other) => other !== key));

const parentsOf = (nodes: readonly TreeNode[], chosen: string): string[] =>
  nodes
    .filter(({ key, children }) => key === chosen || children?.some((child) => child.key === chosen))
    .map(({ key }) => key);

interface ItemProps {
  item: VisibleNode;
  open: boolean;
  chosen: boolean;
  tabStop: boolean;
  onToggle: () => void;
  onChoose: () => void;
}

function Item({ item: { node, level }, open, chosen, tabStop, onToggle, onChoose }: ItemProps): ReactNode {
  const isParent = (node.children?.length ?? 0) > 0;
  return (
    <div
      className={styles.node}
      style={{ paddingLeft: level * 16 - 8 }}
      role="treeitem"
      aria-level={level}
      aria-expanded={isParent ? open : undefined}
      aria-selected={chosen}
      tabIndex={tabStop ? 0 : -1}
      onClick={onChoose}
    >
      <span
        className={styles.toggle}
        data-open={open}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        {isParent && <IconChevronRight size={14} aria-hidden />}
      </span>
      <span className={styles.label} title={node.label}>
        {node.label}
      </span>
      <span className={styles.note}>{node.note}</span>
    </div>
  );
}
