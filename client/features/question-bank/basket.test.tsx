// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listBasket, putInBasket, takeFromBasket } from '../../../contracts/wrongbook/questions.ts';
import type { Incoming } from '../../api/send.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('../../api/send.ts', () => ({ send }));

const { emptyBasket, putIn, takeOut, useBasket } = await import('./basket.ts');

/** What the server would hold. */
let kept: string[] = [];

interface Sent {
  url: string;
  body?: string;
}

async function serve({ url, body = '{}' }: Sent): Promise<Incoming> {
  const { questionId } = JSON.parse(body) as { questionId?: string };
  const named = questionId?.split(',');
  const isFull = named?.includes('200');
  if (url === putInBasket.path && !isFull) kept = [...new Set([...kept, ...named!])];
  if (url === takeFromBasket.path) kept = named ? kept.filter((id) => !named.includes(id)) : [];
  const data = url === listBasket.path ? kept.map((id) => ({ id })) : { count: kept.length };
  const envelope = isFull ? { code: 400, msg: '试题篮最多 200 题' } : { code: 200, data };
  return { status: envelope.code, header: () => null, body: { text: async () => JSON.stringify(envelope) } as Blob };
}

beforeEach(() => {
  kept = ['1'];
  send.mockReset().mockImplementation(serve);
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
    expect(kept).toEqual(['1', '2', '3']);
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
    expect(kept).toEqual([]);
  });

  it('stays as it is when the server refuses', async () => {
    const ids = await shown();
    expect(await putIn(['200'])).toBe(false);
    expect(ids()).toEqual(['1']);
  });
});
