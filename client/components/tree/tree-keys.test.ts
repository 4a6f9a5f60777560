import { describe, expect, it } from 'vitest';
import { matchingNodes, treeStep, visibleNodes } from './tree-keys.ts';

const nodes = [
  {
    key: 'g7',
    label: '七年级',
    children: [
      { key: 'c1', label: '1班' },
      { key: 'c2', label: '实验班' },
    ],
  },
  { key: 'g8', label: '八年级', children: [] },
];
const step = (open: string[], at: string, key: string) => {
  const set = new Set(open);
  return treeStep(visibleNodes(nodes, set), set, at, key);
};

describe('the keys of a tree', () => {
  it('walks over what is in sight', () => {
    expect(step([], 'g7', 'ArrowDown')).toEqual({ focus: 'g8' });
    expect(step(['g7'], 'g7', 'ArrowDown')).toEqual({ focus: 'c1' });
    expect(step(['g7'], 'g8', 'ArrowUp')).toEqual({ focus: 'c2' });
    expect(step(['g7'], 'g7', 'ArrowUp')).toBeUndefined();
    expect(step(['g7'], 'c1', 'End')).toEqual({ focus: 'g8' });
    expect(step(['g7'], 'c2', 'Home')).toEqual({ focus: 'g7' });
  });

  it('opens, enters, leaves and closes', () => {
    expect(step([], 'g7', 'ArrowRight')).toEqual({ open: 'g7' });
    expect(step(['g7'], 'g7', 'ArrowRight')).toEqual({ focus: 'c1' });
    expect(step(['g7'], 'c2', 'ArrowLeft')).toEqual({ focus: 'g7' });
    expect(step(['g7'], 'g7', 'ArrowLeft')).toEqual({ close: 'g7' });
    expect(step([], 'g8', 'ArrowRight')).toBeUndefined();
  });

  it('keeps the parents of what was searched for', () => {
    expect(matchingNodes(nodes, '实验')).toEqual([{ ...nodes[0], children: [{ key: 'c2', label: '实验班' }] }]);
    expect(matchingNodes(nodes, '七')).toEqual([nodes[0]]);
  });
});
