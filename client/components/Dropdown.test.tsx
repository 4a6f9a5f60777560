// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dropdown } from './Dropdown.tsx';
import { renderWithApp } from './testing.tsx';

const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: index + 1, label: `第${index + 1}项` }));
const button = () => screen.getByRole<HTMLButtonElement>('combobox', { name: /^课程/ });
const key = (element: Element, code: string) => fireEvent.keyDown(element, { code, key: code });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function open(count: number, value = 1) {
  const onChange = vi.fn();
  const view = renderWithApp(<Dropdown label="课程" options={numbers(count)} value={value} onChange={onChange} />);
  return { ...view, onChange };
}

describe('Dropdown', () => {
  it('R2.52 opens on click and tells the chosen value', () => {
    const { onChange } = open(3);
    expect(button().textContent).toBe('第1项');
    expect(button().getAttribute('aria-haspopup')).toBe('listbox');
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(shown()).toEqual([]);
    fireEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(shown()).toEqual(['第1项', '第2项', '第3项']);
    fireEvent.click(screen.getByRole('option', { name: '第2项' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
    expect(shown()).toEqual([]);
  });

  it('R2.52 is disabled with one option or fewer, and has a caret only with more than one', () => {
    for (const [count, disabled] of [
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      const { container, unmount } = open(count);
      expect(button().disabled).toBe(disabled);
      expect(container.querySelectorAll('svg')).toHaveLength(disabled ? 0 : 1);
      unmount();
    }
  });

  it('R2.52 is 130 wide unless told', () => {
    open(2);
    expect(button().style.width).toBe('130px');
  });

  it('R8.8 says 暂无数据 without options', () => {
    open(0);
    expect(button().textContent).toBe('暂无数据');
  });

  it('R2.52 reads value and labels from the fields that it is told', () => {
    const options = [
      { id: '71', gradeName: '七年级', className: '1班' },
      { id: '72', gradeName: '七年级', className: '2班' },
    ];
    renderWithApp(
      <Dropdown
        label="课程"
        options={options}
        value="72"
        onChange={vi.fn()}
        valueField="id"
        labelField={['gradeName', 'className']}
        groupField="gradeName"
        width={172}
      />,
    );
    expect(button().textContent).toBe('七年级 2班');
    expect(button().style.width).toBe('172px');
    fireEvent.click(button());
    expect(screen.getByRole('group', { name: '七年级' })).toBeTruthy();
  });

  it('R2.52 works by keyboard: opens, moves, chooses, closes', () => {
    const { onChange } = open(3, 2);
    key(button(), 'ArrowDown');
    expect(shown()).toHaveLength(3);
    const active = () => document.getElementById(button().getAttribute('aria-activedescendant') ?? '')?.textContent;
    key(button(), 'ArrowDown');
    key(button(), 'ArrowDown');
    expect(active()).toBeTruthy();
    const chosen = active();
    key(button(), 'Enter');
    expect(`第${String(onChange.mock.calls[0]?.[0])}项`).toBe(chosen);
    key(button(), 'Space');
    expect(shown()).toHaveLength(3);
    key(button(), 'Escape');
    expect(shown()).toEqual([]);
  });

  it('R2.52 long lists can be typed in, and Enter takes the first that matches', async () => {
    const { onChange } = open(40);
    fireEvent.click(button());
    const search = screen.getByRole('textbox', { name: '搜索课程' });
    await waitFor(() => expect(document.activeElement).toBe(search));
    fireEvent.change(search, { target: { value: '13' } });
    expect(shown()).toEqual(['第13项']);
    key(search, 'Enter');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(13);
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });
});
