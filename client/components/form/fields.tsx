import { Checkbox, Radio, Select, TextInput, type ComboboxData } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Option } from '../page/FilterSelect.tsx';
import { useField, useForm } from './form-context.ts';
import styles from './form.module.css';

interface FieldProps {
  /** The field of the call's input. */
  name: string;
  /** Help below the field. */
  help?: string;
}

interface ChoiceProps extends FieldProps {
  options: readonly Option[];
}

/** A line of text. */
export function TextField({ name, help, inputMode }: FieldProps & { inputMode?: 'numeric' | 'tel' }): ReactNode {
  const { onChange, ...field } = useField(name);
  return (
    <TextInput
      {...field}
      description={help}
      inputWrapperOrder={order}
      inputMode={inputMode}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface SelectProps extends ChoiceProps {
  placeholder?: string;
  /** A field whose options depend on this one: another choice here empties it. */
  empties?: string;
}

/** One of many, to search in. */
export function SelectField({ name, help, options, placeholder = '请选择', empties }: SelectProps): ReactNode {
  const { onChange, value, ...field } = useField(name);
  const { set } = useForm();
  const choose = (chosen: string | null) => {
    onChange(chosen ?? '');
    if (empties) set(empties, '');
  };
  return (
    <Select
      {...field}
      description={help}
      inputWrapperOrder={order}
      data={grouped(options)}
      value={value === '' ? null : value}
      onChange={choose}
      placeholder={placeholder}
      nothingFoundMessage="没有符合的选项"
      searchable
      openOnFocus={false}
      clearable={!field.withAsterisk}
      allowDeselect={!field.withAsterisk}
      limit={200}
      withScrollArea={false}
      classNames={{ options: styles.options }}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      clearButtonProps={{ 'aria-label': `清除${field.label}` }}
    />
  );
}

/** One of a few. */
export function RadioField({ name, help, options }: ChoiceProps): ReactNode {
  return (
    <Radio.Group {...useField(name)} description={help} inputWrapperOrder={order}>
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} size="sm" />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Several of a few, as a comma list. */
export function CheckboxesField({ name, help, options }: ChoiceProps): ReactNode {
  const { value, onChange, ...field } = useField(name);
  return (
    <Checkbox.Group
      {...field}
      description={help}
      inputWrapperOrder={order}
      value={value.split(',').filter(Boolean)}
      onChange={(chosen) => onChange(chosen.join(','))}
    >
      <div className={styles.choices}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} size="sm" />
        ))}
      </div>
    </Checkbox.Group>
  );
}

const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

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
