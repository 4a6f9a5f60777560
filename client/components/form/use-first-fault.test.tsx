// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithApp } from '../testing.tsx';
import { useFirstFault } from './use-first-fault.ts';

/** Two fields of which the second is found to be wrong only when somebody wants to go on. */
function Form(): ReactNode {
  const [isWrong, setWrong] = useState(false);
  const showFirstFault = useFirstFault();
  const goOn = () => {
    setWrong(true);
    showFirstFault();
  };
  return (
    <main>
      <input aria-label="名称" />
      <input aria-label="分值" aria-invalid={isWrong || undefined} />
      <input aria-label="知识点" aria-invalid={isWrong || undefined} />
      <button type="button" onClick={goOn}>
        下一步
      </button>
    </main>
  );
}

it('brings the first fault into sight and focuses it, each time somebody wants to go on', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderWithApp(<Form />);
  const [score, goOn] = [screen.getByLabelText('分值'), screen.getByRole('button')];
  expect(document.activeElement).not.toBe(score);
  for (const times of [1, 2]) {
    goOn.focus();
    fireEvent.click(goOn);
    expect(document.activeElement).toBe(score);
    expect(scrolled.mock.contexts).toEqual(Array(times).fill(score));
  }
  scrolled.mockRestore();
});
