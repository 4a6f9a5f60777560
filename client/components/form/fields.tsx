import { Checkbox, Group, Radio, Select, TextInput, type ComboboxData } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Option } from '../page/FilterSelect.tsx';
import { useField, useForm, useTextOf } from './form-context.ts';
import styles from './form.module.css';

interface FieldProps {
  /** The field of the call's input. */
  name: string;
  /** Help below the field. */
  help?: string | undefined;
}

interface ChoiceProps extends FieldProps {
  options: readonly Option[];
}

/** Where help stands: below the field. */
export const fieldOrder: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** A line of text. */
export function TextField({
  name,
  help,
  inputMode,
}: FieldProps & { inputMode?: 'numeric' | 'decimal' | 'tel' }): ReactNode {
  const { input, maxLength, range } = useField(name);
  return (
    <TextInput
      {...input}
      maxLength={maxLength}
      description={help ?? range}
      inputWrapperOrder={fieldOrder}
      inputMode={inputMode}
      autoComplete="off"
    />
  );
}

const labelsOf = (options: readonly Option[]) => (value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value);

interface SelectProps extends ChoiceProps {
  placeholder?: string;
  /** A field whose options depend on this one: another choice here empties it. */
  empties?: string;
}

/** One of many, to search in. */
export function SelectField({ name, help, options, placeholder = '请选择', empties }: SelectProps): ReactNode {
  const { input } = useField(name);
  const form = useForm<Record<string, string>>();
  useTextOf(name, labelsOf(options));
  const choose = (chosen: string | null) => {
    input.onChange(chosen ?? '');
    if (empties) form.setFieldValue(empties, '');
  };
  return (
    <Select
      {...input}
      {...searchable}
      description={help}
      inputWrapperOrder={fieldOrder}
      data={grouped(options)}
      value={input.value === '' ? null : input.value}
      onChange={choose}
      placeholder={placeholder}
      nothingFoundMessage="没有符合的选项"
      clearable={!input.withAsterisk}
      allowDeselect={!input.withAsterisk}
      clearButtonProps={{ 'aria-label': `清除${input.label}` }}
    />
  );
}

/** How long lists of options are shown and searched in. */
export const searchable = {
  searchable: true,
  openOnFocus: false,
  limit: 200,
  withScrollArea: false,
  classNames: { options: styles.options },
  comboboxProps: { transitionProps: { duration: 0 } },
} as const;

/** One of a few. */
export function RadioField({ name, help, options }: ChoiceProps): ReactNode {
  useTextOf(name, labelsOf(options));
  return (
    <Radio.Group {...useField(name).input} description={help} inputWrapperOrder={fieldOrder}>
      <Group gap="sm" mt={6}>
        {options.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} size="sm" />
        ))}
      </Group>
    </Radio.Group>
  );
}

/** Several of a few, as a comma list. */
export function CheckboxesField({ name, help, options }: ChoiceProps): ReactNode {
  const {
    input: { value, onChange, ...input },
  } = useField(name);
  useTextOf(name, (chosen) => String(chosen).split(',').map(labelsOf(options)).join('、'));
  return (
    <Checkbox.Group
      {...input}
      description={help}
      inputWrapperOrder={fieldOrder}
      value={value.split(',').filter(Boolean)}
      onChange={(chosen) => onChange(chosen.join(','))}
    >
      <Group gap="sm" mt={6}>
        {options.map((option) => (
          <Checkbox key={option.value} name={input.name} value={option.value} label={option.label} size="sm" />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

/** Options under their groups, as the library takes them. */
export function grouped(options: readonly Option[]): ComboboxData<string> {
  const alone = options.filter(({ group }) => group === undefined);
  const groups = new Set(options.flatMap(({ group }) => group ?? []));
  const within = [...groups].map((group) => ({
    group,
    // Without the name of the group, which would make a group of each of them.
    items: options.filter((option) => option.group === group).map(({ value, label }) => ({ value, label })),
  }));
  return [...alone, ...within];
}
