import { Combobox, useCombobox, type ComboboxStore } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { dropdownTimeout, dropdownWidth } from '../../contracts/constants/limits.ts';
import { choicesOf, groupsOf, matching, type Choice } from './choices.ts';
import styles from './Dropdown.module.css';

export interface DropdownProps<V extends string | number> {
  options: readonly object[];
  /** The chosen value; a value that no option has shows the placeholder. */
  value: V | undefined;
  onChange: (value: V) => void;
  /** The field of an option that holds its value. */
  valueField?: string;
  /** The field or fields of an option that are shown, fields separated by a space. */
  labelField?: string | readonly string[];
  /** The field of an option that names its group; options without one stand alone. */
  groupField?: string;
  /** Pixels. */
  width?: number;
  /** Shown while nothing is chosen; without any options it is 暂无数据. */
  placeholder?: string;
  /** What is chosen here, for those who can't see it. */
  label: string;
}

/** From this many options on, a list has a field to search in. */
const searchFrom = 9;

/** A button that opens a list to choose one option from. */
export function Dropdown<V extends string | number>(props: DropdownProps<V>): ReactNode {
  const { options, value, onChange, width = dropdownWidth, placeholder = '请选择', label } = props;
  const choices = choicesOf<V>(options, props);
  const searchable = choices.length >= searchFrom;
  const [search, setSearch] = useState('');
  const combobox = useDropdown(searchable, () => setSearch(''));
  const submit = (key: string) => {
    const chosen = choices.find((choice) => String(choice.value) === key);
    if (chosen && chosen.value !== value) onChange(chosen.value);
    combobox.closeDropdown();
  };
  const text =
    choices.find((choice) => choice.value === value)?.text ?? (choices.length > 0 ? placeholder : '暂无数据');
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={submit}
      position="bottom-start"
      width="max-content"
      transitionProps={{ transition: 'fade', duration: dropdownTimeout, exitDuration: dropdownTimeout }}
    >
      <Combobox.Target targetType="button" withExpandedAttribute>
        <button
          type="button"
          className={styles.target}
          style={{ width }}
          disabled={choices.length < 2}
          aria-label={`${label}：${text}`}
          title={text}
          onClick={() => combobox.toggleDropdown()}
        >
          <span className={styles.text}>{text}</span>
          {choices.length > 1 && <IconChevronDown className={styles.caret} size={14} aria-hidden />}
        </button>
      </Combobox.Target>
      <Combobox.Dropdown maw="min(420px, 90vw)" miw={width}>
        {searchable && <Search label={label} value={search} onChange={setSearch} combobox={combobox} />}
        <List label={label} choices={matching(choices, search)} value={value} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

function useDropdown(searchable: boolean, onClosed: () => void): ComboboxStore {
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      // The field that had the focus is gone now.
      if (searchable) combobox.focusTarget();
      onClosed();
    },
    onDropdownOpen: () => {
      combobox.updateSelectedOptionIndex('active', { scrollIntoView: true });
      if (searchable) combobox.focusSearchInput();
    },
  });
  return combobox;
}

interface SearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  combobox: ComboboxStore;
}

function Search({ label, value, onChange, combobox }: SearchProps): ReactNode {
  const { selectFirstOption } = combobox;
  // After the list has shrunk, so that Enter takes the first that matches.
  useEffect(() => {
    if (value !== '') selectFirstOption();
  }, [value, selectFirstOption]);
  return (
    <Combobox.Search
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      placeholder="搜索"
      aria-label={`搜索${label}`}
    />
  );
}

interface ListProps<V> {
  label: string;
  choices: readonly Choice<V>[];
  value: V | undefined;
}

function List<V extends string | number>({ label, choices, value }: ListProps<V>): ReactNode {
  const items = (members: readonly Choice<V>[]) =>
    members.map((choice) => (
      <Combobox.Option
        key={choice.value}
        value={String(choice.value)}
        active={choice.value === value}
        className={styles.option}
      >
        {choice.text}
      </Combobox.Option>
    ));
  return (
    <Combobox.Options mah={300} style={{ overflowY: 'auto' }} aria-label={label}>
      {groupsOf(choices).map(({ group, members }) =>
        group === '' ? (
          items(members)
        ) : (
          <Combobox.Group key={group} label={group}>
            {items(members)}
          </Combobox.Group>
        ),
      )}
      {choices.length === 0 && <Combobox.Empty>没有符合的选项</Combobox.Empty>}
    </Combobox.Options>
  );
}
