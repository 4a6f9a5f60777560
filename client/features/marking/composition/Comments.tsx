import { CloseButton, Group, Stack, Text, Textarea, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import type { Sentence } from './anchors.ts';
import styles from './composition.module.css';
import { Part } from './Part.tsx';
import type { CompositionDraft } from './use-composition-draft.ts';

const kinds: readonly [Sentence['kind'], string][] = [
  ['praise', '好句'],
  ['problem', '问题'],
  ['typo', '错别字'],
];

/** The comments in the order of the text; the chosen one can be changed. */
export function Comments({ draft }: { draft: CompositionDraft }): ReactNode {
  const { sentences, text } = draft.detail;
  return (
    <Part label="批注" heading={`批注 ${sentences.length}`}>
      {sentences.length === 0 && (
        <Text size="sm" c="dimmed">
          还没有批注。
        </Text>
      )}
      <Stack component="ol" gap={8} m={0} p={0}>
        {sentences.map((sentence, index) => (
          <Comment
            key={`${sentence.start}-${sentence.end}-${index}`}
            draft={draft}
            index={index}
            sentence={sentence}
            quote={text.slice(sentence.start, sentence.end)}
          />
        ))}
      </Stack>
    </Part>
  );
}

interface Props {
  draft: CompositionDraft;
  index: number;
  sentence: Sentence;
  quote: string;
}

function Comment({ draft, index, sentence, quote }: Props): ReactNode {
  const { chosen, choose } = draft;
  const isChosen = chosen === index;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li ref={item} className={styles.comment} data-kind={sentence.kind} data-chosen={isChosen || undefined}>
      <UnstyledButton w="100%" aria-expanded={isChosen} onClick={() => choose(isChosen ? -1 : index)}>
        <Group gap={8} wrap="nowrap">
          <Text size="sm" fw={500} flex="none">
            {kinds.find(([kind]) => kind === sentence.kind)?.[1]}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {quote}
          </Text>
        </Group>
      </UnstyledButton>
      {isChosen ? (
        <CommentForm draft={draft} index={index} sentence={sentence} />
      ) : (
        <>
          {sentence.comment !== '' && <Text size="sm">{sentence.comment}</Text>}
          {sentence.suggestion !== '' && (
            <Text size="sm" c="dimmed">
              建议：{sentence.suggestion}
            </Text>
          )}
        </>
      )}
    </li>
  );
}

function CommentForm({ draft, index, sentence }: Omit<Props, 'quote'>): ReactNode {
  const { changeComment, removeComment } = draft;
  return (
    <Stack gap={6} mt={6}>
      <Group gap={6}>
        {kinds.map(([kind, label]) => (
          <ToggleButton
            key={kind}
            radius="xl"
            size="compact-xs"
            pressed={kind === sentence.kind}
            onClick={() => changeComment(index, { kind })}
          >
            {label}
          </ToggleButton>
        ))}
        <CloseButton ml="auto" size="sm" aria-label="删除批注" title="删除批注" onClick={() => removeComment(index)} />
      </Group>
      <Textarea
        size="xs"
        rows={2}
        aria-label="批注内容"
        placeholder="批注内容"
        autoFocus={sentence.comment === ''}
        maxLength={500}
        value={sentence.comment}
        onChange={(event) => changeComment(index, { comment: event.currentTarget.value })}
      />
      <Textarea
        size="xs"
        rows={1}
        aria-label="修改建议"
        placeholder="修改建议，可以不写"
        maxLength={500}
        value={sentence.suggestion}
        onChange={(event) => changeComment(index, { suggestion: event.currentTarget.value })}
      />
    </Stack>
  );
}
