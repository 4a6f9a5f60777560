import { Button, Textarea } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { segmentsOf } from './anchors.ts';
import styles from './composition.module.css';
import { selectedIn, type Stretch } from './selection.ts';
import type { Composing } from './use-composition.ts';

const longestText = 10_000;

/** The text of a composition with its comments; it can be typed where nothing could be read. */
export function CommentedText({ composing }: { composing: Composing }): ReactNode {
  const { text } = composing.detail;
  const [isTyping, setTyping] = useState(false);
  return (
    <section className={styles.panel} aria-label="正文">
      <div className={styles.panelHead}>
        <h2>正文</h2>
        <span className={styles.count}>{[...text].filter((sign) => sign.trim() !== '').length} 字</span>
        <Button size="compact-sm" variant="default" onClick={() => setTyping(!isTyping)}>
          {isTyping ? '完成' : text === '' ? '录入正文' : '改正文'}
        </Button>
      </div>
      {isTyping ? (
        <Textarea
          className={styles.typing}
          aria-label="正文"
          autosize={false}
          rows={18}
          maxLength={longestText}
          autoFocus
          value={text}
          onChange={(event) => composing.setText(event.currentTarget.value)}
        />
      ) : text === '' ? (
        <p className={styles.none}>没有识别出文字。可以看着扫描页直接给分、写总评，也可以录入正文后逐句批注。</p>
      ) : (
        <Text composing={composing} />
      )}
    </section>
  );
}

function Text({ composing }: { composing: Composing }): ReactNode {
  const { detail, chosen, choose, addComment } = composing;
  const text = useRef<HTMLDivElement>(null);
  const [stretch, setStretch] = useState<Stretch>();
  const look = () => setStretch(text.current ? selectedIn(text.current) : undefined);
  const add = () => {
    if (stretch) addComment(stretch);
    setStretch(undefined);
    window.getSelection()?.removeAllRanges();
  };
  return (
    <>
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
      <div className={styles.adding}>
        <Button size="compact-sm" disabled={!stretch} onClick={add}>
          添加批注
        </Button>
        <span>{stretch ? `已选 ${stretch.end - stretch.start} 字` : '选中文字后添加批注'}</span>
      </div>
    </>
  );
}
