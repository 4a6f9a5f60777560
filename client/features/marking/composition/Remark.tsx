import { CloseButton, Group, Stack, Textarea, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { dimensionLabels } from '../../../../contracts/wrongbook/mark-shapes.ts';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import type { Sentence } from './anchors.ts';
import styles from './composition.module.css';
import { dimensionOf, remarkKinds, remarkTitle, shownKind } from './remarks.ts';
import type { CompositionDraft } from './use-composition-draft.ts';

interface Props {
  draft: CompositionDraft;
  index: number;
  sentence: Sentence;
  /** Pixels from the top of the text. */
  top: number;
}

/** One comment at the margin; the chosen one can be changed. */
export function Remark({ draft, index, sentence, top }: Props): ReactNode {
  const { chosen, choose } = draft;
  const isChosen = chosen === index;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={item}
      className={styles.note}
      data-kind={shownKind(sentence)}
      data-chosen={isChosen || undefined}
      style={{ top }}
    >
      <UnstyledButton w="100%" fz="inherit" aria-expanded={isChosen} onClick={() => choose(isChosen ? -1 : index)}>
        <b>
          {index + 1} {remarkTitle(sentence)}
        </b>
      </UnstyledButton>
      {isChosen ? <RemarkForm draft={draft} index={index} sentence={sentence} /> : <RemarkText sentence={sentence} />}
    </li>
  );
}

/** What a comment says, and what is suggested. */
export const RemarkText = ({ sentence: { comment, suggestion } }: Pick<Props, 'sentence'>): ReactNode => (
  <>
    {comment !== '' && <p>{comment}</p>}
    {suggestion !== '' && <p className={styles.suggestion}>建议：{suggestion}</p>}
  </>
);

function RemarkForm({ draft, index, sentence }: Omit<Props, 'top'>): ReactNode {
  const { changeComment, removeComment } = draft;
  return (
    <Stack gap={6} mt={4}>
      <Group gap={4} wrap="nowrap">
        {remarkKinds.map(({ kind, label }) => (
          <ToggleButton
            key={kind}
            size="compact-xs"
            px={6}
            pressed={kind === shownKind(sentence)}
            onClick={() => changeComment(index, { kind })}
          >
            {label}
          </ToggleButton>
        ))}
        <CloseButton ml="auto" size="sm" aria-label="删除批注" title="删除批注" onClick={() => removeComment(index)} />
      </Group>
      <Textarea
        size="xs"
        autosize
        minRows={2}
        aria-label="批注内容"
        placeholder="批注内容"
        data-comment-field
        autoFocus={sentence.comment === ''}
        maxLength={500}
        value={sentence.comment}
        onChange={(event) => changeComment(index, { comment: event.currentTarget.value })}
      />
      <Textarea
        size="xs"
        autosize
        minRows={1}
        aria-label="修改建议"
        placeholder="修改建议，可以不写"
        maxLength={500}
        value={sentence.suggestion}
        onChange={(event) => changeComment(index, { suggestion: event.currentTarget.value })}
      />
      <Dimensions sentence={sentence} choose={(dimension) => changeComment(index, { dimension })} />
    </Stack>
  );
}

interface DimensionsProps {
  sentence: Sentence;
  choose: (dimension: ReturnType<typeof dimensionOf>) => void;
}

const Dimensions = ({ sentence, choose }: DimensionsProps): ReactNode => (
  <Group gap={2} wrap="nowrap" role="group" aria-label="批注所属维度">
    {(Object.keys(dimensionLabels) as ReturnType<typeof dimensionOf>[]).map((key) => (
      <ToggleButton
        key={key}
        size="compact-xs"
        px={5}
        pressed={key === dimensionOf(sentence)}
        onClick={() => choose(key)}
      >
        {dimensionLabels[key]}
      </ToggleButton>
    ))}
  </Group>
);
