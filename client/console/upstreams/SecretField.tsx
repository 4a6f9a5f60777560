import { PasswordInput } from '@mantine/core';
import { fieldOrder } from '../../components/form/fields.tsx';
import { useField } from '../../components/form/form-context.ts';

/** A line that nobody is to read over a shoulder; what was handed in before is not shown again. */
export function SecretField({ name, help }: { name: string; help: string }) {
  const { input, maxLength } = useField(name);
  return (
    <PasswordInput
      {...input}
      maxLength={maxLength}
      description={help}
      inputWrapperOrder={fieldOrder}
      visibilityToggleButtonProps={{ 'aria-label': '显示' }}
      // Else the browser proposes the password of its own user.
      autoComplete="new-password"
    />
  );
}
