import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithApp } from '../testing.tsx';
import { Steps } from './Steps.tsx';

const steps = ['选题', '组卷', '布置'];

it('goes to the steps that are open, and to no other', () => {
  const open = vi.fn();
  renderWithApp(<Steps steps={steps} current={1} onOpen={open} isOpen={(index) => index < 2} />);
  const step = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(steps.map((name) => step(name).disabled)).toEqual([false, false, true]);
  expect(step('组卷').getAttribute('aria-current')).toBe('step');
  fireEvent.click(step('选题'));
  fireEvent.click(step('布置'));
  expect(open.mock.calls).toEqual([[0]]);
});

it('offers nothing to press where it only tells how far a task is', () => {
  renderWithApp(<Steps steps={steps} current={2} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('布置');
});
