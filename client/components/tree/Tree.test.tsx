import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderWithApp } from '../testing.tsx';
import { Tree } from './Tree.tsx';
import { matchingNodes } from './tree-nodes.ts';

const nodes = [
  {
    key: 'g7',
    label: '七年级',
    note: '2 班',
    children: [
      { key: 'c1', label: '1班' },
      { key: 'c2', label: '实验班' },
    ],
  },
  { key: 'g8', label: '八年级', children: [] },
];

function Classes({ first }: { first: string }): ReactNode {
  const [chosen, setChosen] = useState(first);
  return <Tree label="班级" nodes={nodes} chosen={chosen} onChoose={setChosen} />;
}

const shown = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const item = (name: RegExp) => screen.getByRole('treeitem', { name });
const press = (code: string) => fireEvent.keyDown(document.activeElement!, { code, key: code });
const focused = () => document.activeElement?.textContent;

it('opens what holds the chosen node, and tells level, state and choice', () => {
  renderWithApp(<Classes first="c2" />);
  expect(shown()).toEqual(['七年级2 班', '1班', '实验班', '八年级']);
  expect(item(/七年级/).getAttribute('aria-expanded')).toBe('true');
  expect(item(/八年级/).getAttribute('aria-expanded')).toBeNull();
  expect([item(/七年级/), item(/实验班/)].map((node) => node.getAttribute('aria-level'))).toEqual(['1', '2']);
  expect(item(/实验班/).getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByRole('treeitem').map((node) => node.tabIndex)).toEqual([-1, -1, 0, -1]);
});

it('walks by arrows, Home and End over what is in sight, opens, enters, leaves and closes', () => {
  renderWithApp(<Classes first="g8" />);
  item(/八年级/).focus();
  press('Home');
  expect(focused()).toContain('七年级');
  press('ArrowRight');
  expect(shown()).toHaveLength(4);
  press('ArrowRight');
  expect(focused()).toBe('1班');
  press('ArrowDown');
  expect(focused()).toBe('实验班');
  press('ArrowLeft');
  expect(focused()).toContain('七年级');
  press('ArrowLeft');
  expect(shown()).toHaveLength(2);
  press('End');
  expect(focused()).toBe('八年级');
});

it('chooses by Enter and by a click, which neither opens nor closes', () => {
  renderWithApp(<Classes first="g8" />);
  fireEvent.click(screen.getByText('七年级'));
  expect(item(/七年级/).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(item(/七年级/));
  press('ArrowDown');
  press('Enter');
  expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
});

it('keeps the parents of what was searched for', () => {
  expect(matchingNodes(nodes, '实验')).toEqual([{ ...nodes[0], children: [{ key: 'c2', label: '实验班' }] }]);
  expect(matchingNodes(nodes, '七')).toEqual([nodes[0]]);
});
