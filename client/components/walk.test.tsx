import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { placeOf } from './walk.ts';

it('finds what is read as a name, on the page before beside it, and nothing that is hidden', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function (this: HTMLElement) {
    return this.hidden ? null : document.body;
  });
  const { container } = render(
    <>
      <nav>
        <a href="#x">打印与扫描</a>
      </nav>
      <main>
        <button hidden>布置</button>
        <button>布置 (N)</button>
        <h1>打印与扫描</h1>
      </main>
    </>,
  );
  expect(placeOf('布置', container)?.textContent).toBe('布置 (N)');
  expect(placeOf('打印与扫描', container)?.tagName).toBe('H1');
  expect(placeOf('没有', container)).toBeUndefined();
  vi.restoreAllMocks();
});
