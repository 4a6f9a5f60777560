import { TextInput } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { focusGrid } from './focus-grid.ts';

interface Props {
  comment: string;
  /** Whether there is a score that the comment goes with. */
  isReady: boolean;
  save: (comment: string) => void;
}

const longest = 500;

/** A comment for the student, saved with Enter or on leaving the field. */
export function CommentField({ comment, isReady, save }: Props): ReactNode {
  const [text, setText] = useState(comment);
  const isDropped = useRef(false);
  const leave = () => {
    if (isDropped.current) setText(comment);
    else if (text.trim() !== comment) save(text.trim());
    isDropped.current = false;
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // The input method takes Enter and Escape first.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    isDropped.current = event.key === 'Escape';
    event.currentTarget.blur();
    focusGrid();
  };
  return (
    <TextInput
      size="xs"
      aria-label="评语"
      data-comment-field
      placeholder={isReady ? '给学生的评语，按 Enter 保存' : '先给分，再写评语'}
      disabled={!isReady}
      maxLength={longest}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKey}
      onBlur={leave}
    />
  );
}
