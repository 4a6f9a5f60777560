// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listBasket, putInBasket, takeFromBasket } from '../../../contracts/wrongbook/questions.ts';
import { CallError } from '../../api/errors.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../api/call.ts', () => ({ call }));

const { emptyBasket, putIn, takeOut, useBasket } = await import('./basket.ts');

/** What the server would hold. */
let kept: string[] = [];

const full = () => new CallError({ code: 400, status: 400, message: '试题篮最多 200 题' });

function serve(endpoint: object, { questionId }: { questionId?: string }): Promise<unknown> {
  const named = questionId?.split(',');
  if (endpoint === listBasket) return Promise.resolve(kept.map((id) => ({ id })));
  if (endpoint === putInBasket) {
    if (named?.includes('200')) return Promise.reject(full());
    kept = [...new Set([...kept, ...(named ?? [])])];
  }
  if (endpoint === takeFromBasket) kept = named ? kept.filter((id) => !named.includes(id)) : [];
  return Promise.resolve({ count: kept.length });
}

beforeEach(() => {
  kept = ['1'];
  call.mockReset().mockImplementation(serve);
});

/** The basket on screen, read anew since answers outlive a test. */
async function shown() {
  const { result } = renderHook(() => useBasket());
  await result.current.answer.mutate();
  return () => [...result.current.ids];
}

describe('the basket', () => {
  it('shows on all screens at once what was put in', async () => {
    const [one, other] = [await shown(), await shown()];
    expect(await putIn(['2', '3'])).toBe(true);
    await waitFor(() => expect(one()).toEqual(['1', '2', '3']));
    expect(other()).toEqual(['1', '2', '3']);
    expect(call).toHaveBeenCalledWith(putInBasket, { questionId: '2,3' });
  });

  it('loses what was taken out', async () => {
    kept = ['1', '2', '3'];
    const ids = await shown();
    expect(await takeOut(['1', '3'])).toBe(true);
    await waitFor(() => expect(ids()).toEqual(['2']));
  });

  it('is emptied by naming no question', async () => {
    kept = ['1', '2'];
    const ids = await shown();
    expect(await emptyBasket()).toBe(true);
    await waitFor(() => expect(ids()).toEqual([]));
    expect(call).toHaveBeenCalledWith(takeFromBasket, {});
  });

  it('stays as it is when the server refuses', async () => {
    const ids = await shown();
    expect(await putIn(['200'])).toBe(false);
    expect(ids()).toEqual(['1']);
  });
});
