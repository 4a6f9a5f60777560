import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useShortcut } from '../shortcuts.ts';

interface Props {
  /** What is searched for, as the address has it. */
  value: string;
  onSearch: (text: string) => void;
  /** What can be searched by. */
  label: string;
  width?: number | string;
}

const pause = 300;

/** A search field that searches when typing pauses; `/` leads to it. */
export function SearchField({ value, onSearch, label, width = 240 }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  // A value that somebody else changed, as the way back does, replaces the text; our own must not, typing may go on.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  const send = useDebouncedCallback((typed: string) => {
    setSent(typed.trim());
    onSearch(typed.trim());
  }, pause);
  useShortcut('/', '搜索', () => field.current?.focus());
  return (
    <TextInput
      ref={field}
      type="search"
      size="sm"
      w={width}
      maxLength={50}
      aria-label={`搜索${label}`}
      placeholder={`搜索${label}`}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
