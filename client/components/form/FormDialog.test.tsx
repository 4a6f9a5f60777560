import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { addTeacher } from '../../../contracts/vesta/teacher.ts';
import { renderWithApp } from '../testing.tsx';
import { TextField } from './fields.tsx';
import { FormDialog } from './FormDialog.tsx';

const field = (name: RegExp) => screen.getByRole('textbox', { name, hidden: true });
const blank = { name: '', account: '', phone: '' };
const teacher = { name: '王老师', account: 'wang', phone: '13800000000' };

class Refused extends Error {
  readonly isFailure = true;
}

function open(values: typeof blank, send: () => Promise<unknown> = async () => undefined) {
  renderWithApp(
    <FormDialog
      title="新增教师"
      endpoint={addTeacher}
      fixed={{ schoolId: '1002', roleKeys: 'school:teacher' }}
      values={values}
      send={send}
    >
      <TextField name="name" />
      <TextField name="account" />
      <TextField name="phone" />
    </FormDialog>,
  );
  return () => fireEvent.submit(field(/姓名/).closest('form')!);
}

it('puts the focus into the first wrong field when sending fails, and leaves it to who types after that', async () => {
  const submit = open(blank);
  submit();
  await waitFor(() => expect(document.activeElement).toBe(field(/姓名/)));
  expect(field(/账号/).getAttribute('aria-invalid')).toBe('true');
  field(/账号/).focus();
  fireEvent.change(field(/账号/), { target: { value: 'z' } });
  expect(document.activeElement).toBe(field(/账号/));
  expect(field(/姓名/).getAttribute('aria-invalid')).toBe('true');
});

it('takes the longest text from the contract', () => {
  open(blank);
  expect(field(/姓名/).getAttribute('maxlength')).toBe('30');
});

it('sends what the contract makes of the fields', async () => {
  const send = vi.fn(async () => undefined);
  open({ ...teacher, name: ' 王老师 ' }, send)();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]).toMatchObject([{ schoolId: '1002', name: '王老师', gender: 0 }, { name: ' 王老师 ' }]);
});

it('shows a refusal once: at the field that it is about', async () => {
  open(teacher, () => Promise.reject(new Refused('手机号码 13800000000 已被 李老师 使用')))();
  await waitFor(() => expect(document.activeElement).toBe(field(/手机号码/)));
  expect(screen.getAllByText('手机号码 13800000000 已被 李老师 使用')).toHaveLength(1);
  expect(field(/手机号码/).getAttribute('aria-invalid')).toBe('true');
});

it('shows a refusal in the form where it is about no field, or about one that is not shown', async () => {
  const submit = open(teacher, () => Promise.reject(new Refused('职务 school:nobody 不存在')));
  submit();
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe('职务 school:nobody 不存在');
  submit();
  await waitFor(() => expect(screen.getAllByText('职务 school:nobody 不存在')).toHaveLength(1));
});
