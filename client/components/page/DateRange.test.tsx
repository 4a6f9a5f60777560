import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithApp } from '../testing.tsx';
import { DateRange } from './DateRange.tsx';

const changed = vi.fn();

function Filtered(): ReactNode {
  const [days, setDays] = useState({ from: '', to: '' });
  return (
    <DateRange
      label="打印日期"
      value={days}
      onChange={(next) => {
        changed(next);
        setDays(next);
      }}
    />
  );
}

const choose = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });

it('takes either day alone, and moves the other where they would lie the wrong way round', () => {
  renderWithApp(<Filtered />);
  choose('打印日期从', '2026-09-03');
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-09-03', to: '' });
  choose('打印日期到', '2026-09-05');
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-09-03', to: '2026-09-05' });
  choose('打印日期从', '2026-09-08');
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-09-08', to: '2026-09-08' });
  choose('打印日期到', '2026-09-01');
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-09-01', to: '2026-09-01' });
});

it('waits until a year has been typed to its end', () => {
  renderWithApp(<Filtered />);
  changed.mockClear();
  choose('打印日期从', '0202-09-03');
  expect(changed).not.toHaveBeenCalled();
  choose('打印日期从', '2026-09-03');
  expect(changed).toHaveBeenCalledOnce();
  choose('打印日期从', '');
  expect(changed).toHaveBeenLastCalledWith({ from: '', to: '' });
});
