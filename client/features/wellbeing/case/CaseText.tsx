import { Button, SegmentedControl, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { openWellbeingText } from '../../../../contracts/wrongbook/wellbeing/texts.ts';
import { Card } from '../../../components/page/Card.tsx';
import { momentOf, weekdayOf } from '../words.ts';
import type { Case } from './case.ts';
import { EvidenceTable } from './EvidenceTable.tsx';
import { piecesOf } from './pieces.ts';
import styles from './case.module.css';

type Content = DataOf<typeof openWellbeingText>;

interface Props {
  of: Case;
  content: Content | undefined;
  open: () => unknown;
}

/** What was written, with the words that the rules looked at; or that it is closed. */
export function CaseText({ of, content, open }: Props): ReactNode {
  const [view, setView] = useState('marked');
  if (!content) return <ClosedText open={open} />;
  const isMarked = view === 'marked';
  return (
    <section className={styles.text} aria-label="正文" data-screen-only>
      <header>
        <h2>{of.source}</h2>
        <Text span size="xs" c="dimmed">
          {momentOf(of.writtenAt).slice(0, 5)} {weekdayOf(of.writtenAt)} {of.writtenAt.slice(11, 16)} 写，{of.length} 字
        </Text>
        <SegmentedControl
          ml="auto"
          size="xs"
          aria-label="怎样看"
          value={view}
          onChange={setView}
          data={[
            { value: 'marked', label: '标出依据' },
            { value: 'plain', label: '只看正文' },
          ]}
        />
      </header>
      <article>
        {content.title && <h3>{content.title}</h3>}
        {piecesOf(content.text, isMarked ? content.evidence : []).map((paragraph, index) => (
          <p key={index}>
            {paragraph.map(({ text, verdict, number }, at) =>
              verdict === undefined ? (
                <span key={at}>{text}</span>
              ) : (
                <mark key={at} data-verdict={verdict}>
                  {text}
                  <sup>{number}</sup>
                </mark>
              ),
            )}
          </p>
        ))}
      </article>
      {isMarked && <EvidenceTable text={content.text} evidence={content.evidence} />}
    </section>
  );
}

const ClosedText = ({ open }: { open: () => unknown }): ReactNode => (
  <Card title="正文已合上">
    <Text size="sm" c="dimmed" mb="sm">
      离开这一页或 15 分钟没有操作，正文会自动合上。跟进记录仍可查看和填写，再看正文要重新写原因。
    </Text>
    <Button variant="default" onClick={() => void open()}>
      再次打开
    </Button>
  </Card>
);
