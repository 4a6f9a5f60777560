import { Button, Group, Text, Textarea } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { Panel } from '../../../components/page/Panel.tsx';
import { segmentsOf } from './anchors.ts';
import styles from './composition.module.css';
import { Heading } from './Part.tsx';
import { selectedIn, type TextRange } from './selection.ts';
import type { CompositionDraft } from './use-composition-draft.ts';

const longestText = 10_000;

/** The text of a composition with its comments; it can be typed where nothing could be read. */
export function CommentedText({ draft }: { draft: CompositionDraft }): ReactNode {
  const { text } = draft.detail;
  const [isTyping, setTyping] = useState(false);
  const [range, setRange] = useState<TextRange>();
  const isMarked = !isTyping && text !== '';
  const add = () => {
    if (range) draft.addComment(range);
    setRange(undefined);
    window.getSelection()?.removeAllRanges();
  };
  return (
    <Panel
      label="正文"
      head={
        <Group gap={10}>
          <Heading>正文</Heading>
          <Text size="sm" c="dimmed" mr="auto">
            {[...text].filter((sign) => sign.trim() !== '').length} 字
          </Text>
          <Button
            className={styles.screenOnly}
            size="compact-sm"
            variant="default"
            onClick={() => setTyping(!isTyping)}
          >
            {isTyping ? '完成' : text === '' ? '录入正文' : '改正文'}
          </Button>
        </Group>
      }
      foot={
        isMarked && (
          <Group className={styles.screenOnly} gap={10}>
            <Button size="compact-sm" disabled={!range} onClick={add}>
              添加批注
            </Button>
            <Text size="sm" c="dimmed">
              {range ? `已选 ${range.end - range.start} 字` : '选中文字后添加批注'}
            </Text>
          </Group>
        )
      }
    >
      {isTyping && <Typing draft={draft} />}
      {!isTyping && text === '' && (
        <Text size="sm" c="dimmed" p={16}>
          没有识别出文字。可以看着扫描页直接给分、写总评，也可以录入正文后逐句批注。
        </Text>
      )}
      {isMarked && <MarkedText draft={draft} select={setRange} />}
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

interface Props {
  draft: CompositionDraft;
  select: (range: TextRange | undefined) => void;
}

function MarkedText({ draft: { detail, chosen, choose }, select }: Props): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const look = () => select(text.current ? selectedIn(text.current) : undefined);
  return (
    <div ref={text} className={styles.text} onMouseUp={look} onKeyUp={look} tabIndex={0}>
      {segmentsOf(detail.text, detail.sentences).map(({ start, text: part, comments }) => (
        <span
          key={start}
          data-start={start}
          data-kind={detail.sentences[comments.at(-1) ?? -1]?.kind}
          data-chosen={comments.includes(chosen) || undefined}
          onClick={() => comments.length > 0 && choose(comments.at(-1)!)}
        >
          {part}
        </span>
      ))}
    </div>
  );
}
