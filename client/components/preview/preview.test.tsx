import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithApp } from '../testing.tsx';
import { PicturePreview } from './FilePreview.tsx';

// Nothing is laid out here, so the tests say which pages are in sight.
const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();

class Sight {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element): void {
    watched.set(element, this.tell);
  }
  disconnect(): void {}
}

const see = (page: number, isIntersecting: boolean) =>
  act(async () => {
    for (const [element, tell] of watched)
      if (element.isConnected && element.getAttribute('data-page') === String(page)) tell([{ isIntersecting }]);
  });

let made: string[];
let revoked: string[];

beforeEach(() => {
  watched.clear();
  made = [];
  revoked = [];
  vi.stubGlobal('IntersectionObserver', Sight);
  URL.createObjectURL = () => {
    made.push(`blob:${made.length + 1}`);
    return made.at(-1)!;
  };
  URL.revokeObjectURL = (url) => void revoked.push(url);
});

const show = (load: (page: number, signal: AbortSignal) => Promise<Blob>, pages = 3) =>
  renderWithApp(<PicturePreview name="答卷" pages={pages} load={load} />);

describe('a preview', () => {
  it('loads the pages in sight only, and gives back those that have left it', async () => {
    const load = vi.fn(async () => new Blob(['x']));
    show(load);
    expect(load).not.toHaveBeenCalled();
    await see(2, true);
    expect((await screen.findByRole('img', { name: '第 2 页' })).getAttribute('src')).toBe('blob:1');
    expect(load).toHaveBeenCalledExactlyOnceWith(2, expect.any(AbortSignal));
    await see(2, false);
    await waitFor(() => expect(revoked).toEqual(['blob:1']));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('gives back what arrives after its page has left', async () => {
    let arrive: (blob: Blob) => void = () => undefined;
    show(() => new Promise((resolve) => (arrive = resolve)));
    await see(1, true);
    await see(1, false);
    await act(async () => arrive(new Blob(['x'])));
    await waitFor(() => expect(revoked).toEqual(made));
    expect(made).toHaveLength(1);
  });

  it('says what failed on which page and tries again', async () => {
    const load = vi.fn<(page: number, signal: AbortSignal) => Promise<Blob>>(async () => new Blob(['x']));
    load.mockRejectedValueOnce(new Error('文件已丢失'));
    show(load);
    await see(1, true);
    expect(await screen.findByText('第 1 页无法显示：文件已丢失')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('img', { name: '第 1 页' })).toBeTruthy();
  });

  it('says that a picture is broken which no browser can show', async () => {
    show(async () => new Blob(['x']));
    await see(1, true);
    fireEvent.error(await screen.findByRole('img', { name: '第 1 页' }));
    expect(screen.getByText('第 1 页无法显示：图片已损坏')).toBeTruthy();
  });

  it('tells how many pages there are and zooms by buttons and keys, but not beyond its ends', async () => {
    show(async () => new Blob(['x']), 2);
    expect(screen.getByText('1 / 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: '上一页' }).getAttribute('aria-disabled')).toBe('true');
    const region = screen.getByRole('region', { name: '答卷的内容' });
    for (let times = 0; times < 9; times += 1) fireEvent.keyDown(region, { key: '+' });
    expect(screen.getByText('300%')).toBeTruthy();
    expect(screen.getByRole('button', { name: '放大' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '缩小' }));
    expect(screen.getByText('200%')).toBeTruthy();
    fireEvent.keyDown(region, { key: '-', ctrlKey: true });
    expect(screen.getByText('200%')).toBeTruthy();
  });
});
