import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { updateStudent } from '../../../contracts/vesta/student.ts';
import { shareDocument } from '../../../contracts/wrongbook/documents.ts';
import { DialogHost } from '../dialog/DialogHost.tsx';
import { closeAllDialogs } from '../dialog/dialogs.ts';
import { renderWithApp } from '../testing.tsx';
import { RadioField, TextField } from './fields.tsx';
import { FormDialog } from './FormDialog.tsx';

const before = { name: '张三', studentNo: '001', gender: '1' };
const send = vi.fn(async (_input: object): Promise<unknown> => ({}));
const genders = [
  { value: '1', label: '男' },
  { value: '2', label: '女' },
];

afterEach(() => {
  send.mockReset();
  closeAllDialogs();
});

/** Opens a student's form, types another name and sends; meanwhile somebody else has changed the student to `now`. */
function rename(now: typeof before | undefined): void {
  renderWithApp(
    <MemoryRouter>
      <FormDialog
        title="编辑学生"
        endpoint={updateStudent}
        fixed={{ studentId: '9' }}
        values={before}
        edited={{ read: async () => now && { values: now } }}
        send={send}
      >
        <TextField name="name" />
        <TextField name="studentNo" />
        <RadioField name="gender" options={genders} />
      </FormDialog>
      <DialogHost />
    </MemoryRouter>,
  );
  const field = screen.getByRole('textbox', { name: /姓名/, hidden: true });
  fireEvent.change(field, { target: { value: '李四' } });
  fireEvent.submit(field.closest('form')!);
}

const dialog = async () => within(await screen.findByRole('dialog', { name: '内容已被他人修改', hidden: true }));
const press = async (name: string) => fireEvent.click((await dialog()).getByRole('button', { name, hidden: true }));
const sent = async () => {
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  return send.mock.calls[0]![0];
};
const theirs = { name: '王五', studentNo: '002', gender: '2' };

it('sends without a question where nobody else has changed anything, or the record is gone', async () => {
  rename(before);
  expect(await sent()).toMatchObject({ name: '李四', studentNo: '001' });
  expect(screen.queryByRole('dialog', { name: '内容已被他人修改', hidden: true })).toBeNull();
});

it('shows what somebody else has changed in words, and lets who sends choose field by field', async () => {
  rename(theirs);
  const shown = await dialog();
  const choice = (name: string) => shown.getByRole<HTMLInputElement>('radio', { name, hidden: true });
  // What only they have changed is theirs unless told otherwise, what both have changed mine.
  expect(choice('我的：李四').checked).toBe(true);
  expect(choice('对方：002').checked).toBe(true);
  expect(choice('对方：女').checked).toBe(true);
  fireEvent.click(choice('我的：男'));
  await press('按所选保存');
  expect(await sent()).toMatchObject({ studentId: '9', name: '李四', studentNo: '002', gender: 1 });
});

it('keeps all of theirs, or overwrites it with all of mine', async () => {
  rename(theirs);
  await press('全部保留对方的');
  await press('按所选保存');
  expect(await sent()).toMatchObject({ name: '王五', studentNo: '002', gender: 2 });
});

it('overwrites with all of mine', async () => {
  rename(theirs);
  await press('全部用我的覆盖');
  await press('按所选保存');
  expect(await sent()).toMatchObject({ name: '李四', studentNo: '001', gender: 1 });
});

it('goes back to the form without sending, and asks again the next time', async () => {
  rename(theirs);
  await press('返回修改');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '内容已被他人修改', hidden: true })).toBeNull());
  expect(send).not.toHaveBeenCalled();
  // Until what was sent before has come to its end, the form takes nothing.
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
  fireEvent.submit(screen.getByRole('textbox', { name: /姓名/, hidden: true }).closest('form')!);
  expect((await dialog()).getByText('对方：王五')).toBeTruthy();
});

class Refused extends Error {
  readonly isFailure = true;
}

it('asks where the server says that the version is old, and sends what was chosen with the new one', async () => {
  send.mockRejectedValueOnce(new Refused(shareDocument.refusals.stale));
  renderWithApp(
    <MemoryRouter>
      <FormDialog
        title="共享"
        endpoint={shareDocument}
        fixed={{ teacherId: '1', documentId: '2' }}
        values={{ scope: '1' }}
        edited={{ version: 3, read: async () => ({ values: { scope: '0' }, version: 4 }) }}
        send={send}
      >
        <RadioField
          name="scope"
          options={[
            { value: '0', label: '仅自己' },
            { value: '1', label: '全校可见' },
          ]}
        />
      </FormDialog>
      <DialogHost />
    </MemoryRouter>,
  );
  fireEvent.submit(document.querySelector('form')!);
  expect((await dialog()).getByText('对方：仅自己')).toBeTruthy();
  await press('全部用我的覆盖');
  await press('按所选保存');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls.map(([input]) => input)).toMatchObject([
    { scope: 1, version: 3 },
    { scope: 1, version: 4 },
  ]);
});
