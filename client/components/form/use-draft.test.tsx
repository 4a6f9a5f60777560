import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { updateExam } from '../../../contracts/wrongbook/exams/exams.ts';
import { stale } from '../../../contracts/refusals.ts';
import { DialogHost } from '../dialog/DialogHost.tsx';
import { closeAllDialogs } from '../dialog/dialogs.ts';
import { renderWithApp } from '../testing.tsx';
import { attempt } from '../use-action.ts';
import { useDraft } from './use-draft.ts';

interface Values {
  name: string;
  kind: string;
}

const first = { values: { name: '月考', kind: '一' }, version: 1 };
let now = first;
const sent = vi.fn<(values: Values, version: number) => void>();

/** Takes what is of the version that is stored, as the server does. */
async function send(values: Values, version: number): Promise<void> {
  if (version !== now.version) throw Object.assign(new Error(stale.stale), { isFailure: true });
  sent(values, version);
  now = { values, version: version + 1 };
}

function Form({ stored }: { stored: typeof first }): ReactNode {
  const { values, setValues, submit, isChanged, isBehind } = useDraft<Values>(stored);
  const words = { labelOf: (field: string) => field, textOf: (field: string, of: Values) => of[field as keyof Values] };
  return (
    <>
      {(['name', 'kind'] as const).map((field) => (
        <input
          key={field}
          aria-label={field}
          value={values[field]}
          onChange={({ currentTarget: { value } }) => setValues({ ...values, [field]: value })}
        />
      ))}
      <output>{`${isChanged ? 'changed' : 'kept'} ${isBehind ? 'behind' : 'current'}`}</output>
      <button
        onClick={() => void attempt(() => submit({ endpoint: updateExam, send, read: async () => now, words }))}
        type="button"
      >
        save
      </button>
    </>
  );
}

/** Shows the form, types a name where one is given, and lets somebody else store something. */
function begin(typed: string | undefined, theirs: Values) {
  now = first;
  const view = (stored: typeof first) => (
    <MemoryRouter>
      <Form stored={stored} />
      <DialogHost />
    </MemoryRouter>
  );
  const { rerender } = renderWithApp(view(first));
  if (typed !== undefined) fireEvent.change(field('name'), { target: { value: typed } });
  now = { values: theirs, version: 2 };
  return { follow: () => rerender(view(now)) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const state = () => screen.getByRole('status', { hidden: true }).textContent;
const save = () => fireEvent.click(screen.getByText('save'));
const dialog = async () => within(await screen.findByRole('dialog', { name: '内容已被他人修改', hidden: true }));
const press = async (name: string) => fireEvent.click((await dialog()).getByRole('button', { name, hidden: true }));

afterEach(() => {
  sent.mockReset();
  closeAllDialogs();
});

it('follows what is stored as long as nothing has been typed', () => {
  begin(undefined, { name: '期中', kind: '二' }).follow();
  expect([field('name').value, field('kind').value, state()]).toEqual(['期中', '二', 'kept current']);
});

it('keeps what was typed when others change the record, and says so', () => {
  begin('期末', { name: '期中', kind: '二' }).follow();
  expect([field('name').value, field('kind').value, state()]).toEqual(['期末', '一', 'changed behind']);
});

it('asks what to keep when it is sent, and sends that with the version that is stored now', async () => {
  const { follow } = begin('期末', { name: '期中', kind: '二' });
  follow();
  save();
  await press('按所选保存');
  await waitFor(() => expect(sent.mock.calls).toEqual([[{ name: '期末', kind: '二' }, 2]]));
  follow();
  await waitFor(() => expect(state()).toBe('kept current'));
  expect([field('name').value, field('kind').value]).toEqual(['期末', '二']);
});

it('sends nothing where all of theirs is kept', async () => {
  const { follow } = begin('期末', { name: '期中', kind: '二' });
  follow();
  save();
  await press('全部保留对方的');
  await press('按所选保存');
  await waitFor(() => expect(field('name').value).toBe('期中'));
  expect(sent).not.toHaveBeenCalled();
});

it('keeps what was typed where somebody goes back to the form', async () => {
  begin('期末', { name: '期中', kind: '二' }).follow();
  save();
  await press('返回修改');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect([field('name').value, state()]).toEqual(['期末', 'changed behind']);
  expect(sent).not.toHaveBeenCalled();
});
