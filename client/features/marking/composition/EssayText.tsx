import type { ReactNode } from 'react';
import type { Composition } from './anchors.ts';
import { isEnglish, paragraphsOf, pairsOf, type Paragraph, type SentencePair } from './essay.ts';
import styles from './essay.module.css';
import { shownKind } from './remarks.ts';

interface Props {
  detail: Composition;
  /** The comment that is chosen, by its place; -1 for none. */
  chosen?: number;
  choose?: (place: number) => void;
}

/** A composition as it is set: its title, its paragraphs, what is commented on with the numbers of the comments; English by sentences. */
export function EssayText({ detail, chosen = -1, choose }: Props): ReactNode {
  const english = isEnglish(detail.text);
  return paragraphsOf(detail).map((paragraph) => (
    <EssayParagraph
      key={paragraph.start}
      paragraph={paragraph}
      english={english}
      detail={detail}
      chosen={chosen}
      choose={choose}
    />
  ));
}

interface ParagraphProps extends Omit<Props, 'chosen' | 'choose'> {
  paragraph: Paragraph;
  english: boolean;
  chosen?: number;
  choose?: ((place: number) => void) | undefined;
}

/** One paragraph of it. */
export function EssayParagraph({ paragraph, english, ...rest }: ParagraphProps): ReactNode {
  const { kind, start, segments } = paragraph;
  if (kind === 'title') {
    return (
      <h3 className={styles.title}>
        <Segments segments={segments} {...rest} />
      </h3>
    );
  }
  if (!english) {
    return (
      <p className={styles.paragraph}>
        <Segments segments={segments} {...rest} />
      </p>
    );
  }
  const { text, sentences } = rest.detail;
  const end = Math.max(...segments.map((segment) => segment.start + segment.text.length));
  return (
    <div className={styles.english} lang="en">
      {pairsOf(text, sentences, start, end).map((pair) => (
        <Pair key={pair.start} pair={pair} segments={segments} {...rest} />
      ))}
    </div>
  );
}

type Rest = Omit<ParagraphProps, 'paragraph' | 'english'>;

/** A sentence, and below it what it would be. */
function Pair({
  pair: { start, end, mended },
  segments,
  ...rest
}: Rest & { pair: SentencePair; segments: Paragraph['segments'] }): ReactNode {
  const own = segments.flatMap((segment) => {
    const [from, to] = [Math.max(start, segment.start), Math.min(end, segment.start + segment.text.length)];
    if (from >= to) return [];
    const isEnd = to === segment.start + segment.text.length;
    return [{ ...segment, start: from, text: rest.detail.text.slice(from, to), ending: isEnd ? segment.ending : [] }];
  });
  return (
    <div className={styles.pair}>
      <p>
        <Segments segments={own} {...rest} />
      </p>
      {mended.length > 0 && (
        <p className={styles.mended}>
          {mended.map(({ text, isNew }, index) => (isNew ? <b key={index}>{text}</b> : text))}
        </p>
      )}
    </div>
  );
}

const Segments = ({
  segments,
  detail: { sentences },
  chosen = -1,
  choose,
}: Rest & { segments: Paragraph['segments'] }): ReactNode =>
  segments.map(({ start, text, comments, ending }) => {
    const last = sentences[comments.at(-1) ?? -1];
    return (
      <span
        key={start}
        className={styles.segment}
        data-start={start}
        data-comments={comments.length > 0 ? comments.join(' ') : undefined}
        data-kind={last && shownKind(last)}
        data-chosen={comments.includes(chosen) || undefined}
        data-ending={ending.length > 0 ? ending.map((place) => place + 1).join(',') : undefined}
        onClick={() => comments.length > 0 && choose?.(comments.at(-1)!)}
      >
        {text}
      </span>
    );
  });
