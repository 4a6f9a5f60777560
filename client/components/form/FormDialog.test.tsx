import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addTeacher } from '../../../contracts/vesta/teacher.ts';
import { renderWithApp } from '../testing.tsx';
import { TextField } from './fields.tsx';
import { FormDialog } from './FormDialog.tsx';

const field = (name: RegExp) => screen.getByRole('textbox', { name, hidden: true });

it('puts the focus into the first wrong field when sending fails, and leaves it to who types after that', async () => {
  renderWithApp(
    <FormDialog
      title="新增教师"
      endpoint={addTeacher}
      fixed={{ schoolId: '1002' }}
      values={{ name: '', account: '', phone: '' }}
    >
      <TextField name="name" />
      <TextField name="account" />
      <TextField name="phone" />
    </FormDialog>,
  );
  fireEvent.submit(field(/姓名/).closest('form')!);
  await waitFor(() => expect(document.activeElement).toBe(field(/姓名/)));
  expect(field(/账号/).getAttribute('aria-invalid')).toBe('true');
  field(/账号/).focus();
  fireEvent.change(field(/账号/), { target: { value: 'z' } });
  expect(document.activeElement).toBe(field(/账号/));
  expect(field(/姓名/).getAttribute('aria-invalid')).toBe('true');
});
