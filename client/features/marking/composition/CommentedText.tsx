import { Button, Group, Kbd, Text, Textarea } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { Panel } from '../../../components/page/Panel.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import styles from './composition.module.css';
import { lengthText } from './essay.ts';
import { EssayText } from './EssayText.tsx';
import { MarginNotes } from './MarginNotes.tsx';
import { Heading } from './Heading.tsx';
import { remarkCounts, remarkKinds } from './remarks.ts';
import { selectedIn } from './selection.ts';
import type { CompositionDraft } from './use-composition-draft.ts';

const longestText = 10_000;
const tones = { praise: 'good', problem: 'bad', advice: 'warn' } as const;

/** The text of a composition as it is set, its comments beside their lines; it can be typed where nothing could be read. */
export function CommentedText({ draft }: { draft: CompositionDraft }): ReactNode {
  const { text } = draft.detail;
  const [isTyping, setTyping] = useState(false);
  const isMarked = !isTyping && text !== '';
  return (
    <Panel
      label="正文"
      head={
        <Group gap={8} wrap="nowrap">
          <Heading>正文</Heading>
          <Text size="sm" c="dimmed" flex="none">
            {lengthText(text)}
          </Text>
          {remarkCounts(draft.detail).map(
            ({ kind, label, count }) =>
              count > 0 && (
                <Tag key={kind} tone={tones[kind]}>
                  {label} {count}
                </Tag>
              ),
          )}
          <Button ml="auto" flex="none" size="compact-sm" variant="default" onClick={() => setTyping(!isTyping)}>
            {isTyping ? '完成' : text === '' ? '录入正文' : '改识别的文字'}
          </Button>
        </Group>
      }
      foot={<Foot draft={draft} />}
    >
      {isTyping && <Typing draft={draft} />}
      {!isTyping && text === '' && (
        <Text size="sm" c="dimmed" p={16}>
          没有识别出文字。可以看着扫描页直接给分、写总评，也可以录入正文后逐句批注。
        </Text>
      )}
      {isMarked && <MarkedText draft={draft} />}
    </Panel>
  );
}

const Typing = ({ draft }: { draft: CompositionDraft }): ReactNode => (
  <Textarea
    px={18}
    py={14}
    aria-label="正文"
    rows={18}
    maxLength={longestText}
    autoFocus
    value={draft.detail.text}
    onChange={(event) => draft.setText(event.currentTarget.value)}
  />
);

function MarkedText({ draft }: { draft: CompositionDraft }): ReactNode {
  const { detail, chosen, choose, select } = draft;
  const text = useRef<HTMLDivElement>(null);
  const look = () => select(text.current ? selectedIn(text.current) : undefined);
  return (
    <div className={styles.paper}>
      <div className={styles.essay}>
        <div ref={text} className={styles.text} onMouseUp={look} onKeyUp={look} tabIndex={0}>
          <EssayText detail={detail} chosen={chosen} choose={choose} />
        </div>
        <MarginNotes draft={draft} text={text} />
      </div>
    </div>
  );
}

/** What can be done with selected words, by mouse and by key, and what would be undone. */
const Foot = ({ draft: { selected, addComment, undo, undoes } }: { draft: CompositionDraft }): ReactNode => (
  <Group gap={8} wrap="nowrap">
    <Text size="xs" c="dimmed" flex="none">
      {selected ? `已选 ${selected.end - selected.start} 字` : '选中文字加批注'}
    </Text>
    {remarkKinds.map(({ key, kind, label }) => (
      <Button
        key={kind}
        size="compact-xs"
        variant="default"
        disabled={!selected}
        rightSection={
          <Kbd size="xs" aria-hidden>
            {key}
          </Kbd>
        }
        onClick={() => addComment(kind)}
      >
        {label}
      </Button>
    ))}
    <Text size="xs" c="dimmed" flex="none">
      <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> 下一条、上一条
    </Text>
    <Text size="xs" c="dimmed" ml="auto" truncate title={undoes}>
      {undoes}
    </Text>
    <Button
      size="compact-xs"
      variant="default"
      flex="none"
      disabled={undoes === ''}
      rightSection={
        <Kbd size="xs" aria-hidden>
          U
        </Kbd>
      }
      onClick={undo}
    >
      撤销
    </Button>
  </Group>
);
