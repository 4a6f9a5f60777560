import { CloseButton, Textarea } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Sentence } from './anchors.ts';
import styles from './composition.module.css';
import type { Composing } from './use-composition.ts';

const kinds: readonly [Sentence['kind'], string][] = [
  ['praise', '好句'],
  ['problem', '问题'],
  ['typo', '错别字'],
];

/** The comments in the order of the text; the chosen one can be changed. */
export function Comments({ composing }: { composing: Composing }): ReactNode {
  const { sentences, text } = composing.detail;
  return (
    <section className={styles.group} aria-label="批注">
      <h2>批注 {sentences.length}</h2>
      {sentences.length === 0 && <p className={styles.none}>还没有批注。</p>}
      <ol className={styles.comments}>
        {sentences.map((sentence, place) => (
          <Comment
            key={`${sentence.start}-${sentence.end}-${place}`}
            composing={composing}
            place={place}
            sentence={sentence}
            quote={text.slice(sentence.start, sentence.end)}
          />
        ))}
      </ol>
    </section>
  );
}

interface Props {
  composing: Composing;
  place: number;
  sentence: Sentence;
  quote: string;
}

function Comment({ composing, place, sentence, quote }: Props): ReactNode {
  const { chosen, choose } = composing;
  const isChosen = chosen === place;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li ref={item} className={styles.comment} data-kind={sentence.kind} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.quote}
        aria-expanded={isChosen}
        onClick={() => choose(isChosen ? -1 : place)}
      >
        <b>{kinds.find(([kind]) => kind === sentence.kind)?.[1]}</b>
        <span>{quote}</span>
      </button>
      {isChosen ? (
        <CommentForm composing={composing} place={place} sentence={sentence} />
      ) : (
        <>
          {sentence.comment !== '' && <p>{sentence.comment}</p>}
          {sentence.suggestion !== '' && <p className={styles.suggestion}>建议：{sentence.suggestion}</p>}
        </>
      )}
    </li>
  );
}

function CommentForm({ composing, place, sentence }: Omit<Props, 'quote'>): ReactNode {
  const { changeComment, removeComment } = composing;
  return (
    <div className={styles.commentForm}>
      <div className={styles.kinds}>
        {kinds.map(([kind, label]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === sentence.kind}
            onClick={() => changeComment(place, { kind })}
          >
            {label}
          </button>
        ))}
        <CloseButton size="sm" aria-label="删除批注" title="删除批注" onClick={() => removeComment(place)} />
      </div>
      <Textarea
        size="xs"
        rows={2}
        aria-label="批注内容"
        placeholder="批注内容"
        autoFocus={sentence.comment === ''}
        maxLength={500}
        value={sentence.comment}
        onChange={(event) => changeComment(place, { comment: event.currentTarget.value })}
      />
      <Textarea
        size="xs"
        rows={1}
        aria-label="修改建议"
        placeholder="修改建议，可以不写"
        maxLength={500}
        value={sentence.suggestion}
        onChange={(event) => changeComment(place, { suggestion: event.currentTarget.value })}
      />
    </div>
  );
}
