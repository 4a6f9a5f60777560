import { Button, Textarea } from '@mantine/core';
import { IconAlertCircle, IconCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { questionType, questionTypeLabels } from '../../../contracts/constants/questions.ts';
import { workbookQuestionStateLabels } from '../../../contracts/constants/workbooks.ts';
import { OneLine } from '../../components/rich-text/OneLine.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { toneOf, type Draft, type Entry, type EntryPage } from './entry.ts';
import styles from './workbook.module.css';

interface Props {
  page: EntryPage;
  open: Entry | undefined;
  draftOf: (entry: Entry) => Draft;
  onChange: (entry: Entry, patch: Partial<Draft>) => void;
  onOpen: (id: string) => void;
}

const signs = {
  empty: <IconCircle size={18} aria-hidden />,
  draft: <IconCircleDashed size={18} color="#4059c9" aria-hidden />,
  ready: <IconCircleCheck size={18} color="#1d7a43" aria-hidden />,
  judged: <IconCircleDashed size={18} color="#4059c9" aria-hidden />,
  sentBack: <IconAlertCircle size={18} color="#c92a2a" aria-hidden />,
  approved: <IconCircleCheck size={18} color="#1d7a43" aria-hidden />,
};

/** All questions of the page in their order; the open one with its cut above its text. */
export function QuestionsPane({ page, open, draftOf, onChange, onOpen }: Props): ReactNode {
  const { questions, isEmpty, reason } = page;
  const scored = questions.map((one) => draftOf(one).score).filter((score) => score > 0);
  return (
    <section className={styles.pane} aria-label="本页题目">
      <header className={styles.head}>
        <h2>本页 {questions.length} 题</h2>
        <span className={styles.right}>
          已定分值 <b>{scored.reduce((sum, score) => sum + score, 0)}</b> 分
        </span>
      </header>
      <div className={styles.scroll}>
        {reason !== '' && <p className={styles.reason}>{reason}</p>}
        {questions.length === 0 && (
          <p className={styles.reason}>
            {isEmpty ? '标为空白页，没有题目要录。' : '还没有题目。按 C 切题，确实没有就按 E 标为空白页。'}
          </p>
        )}
        <ol className={styles.list}>
          {questions.map((entry) => (
            <li key={entry.id} data-open={entry.id === open?.id || undefined}>
              <button type="button" className={styles.row} onClick={() => onOpen(entry.id)}>
                {signs[entry.state]}
                <b>{entry.position}</b>
                <Tag>{questionTypeLabels[draftOf(entry).questionType as 1]}</Tag>
                <span className={styles.stem}>
                  {draftOf(entry).stem === '' ? '没录' : <OneLine text={draftOf(entry).stem} />}
                </span>
                <Tag tone={toneOf[entry.state]}>{workbookQuestionStateLabels[entry.state]}</Tag>
                <span className={styles.score}>{draftOf(entry).score === 0 ? '-' : draftOf(entry).score} 分</span>
              </button>
              {entry.note !== '' && <p className={styles.note}>{entry.note}</p>}
              {entry.id === open?.id && (
                <OpenQuestion
                  page={page}
                  entry={entry}
                  draft={draftOf(entry)}
                  onChange={(patch) => onChange(entry, patch)}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface OpenProps {
  page: EntryPage;
  entry: Entry;
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
}

function OpenQuestion({ page, entry, draft, onChange }: OpenProps): ReactNode {
  const mayEnter = page.task === 'enter' && entry.state !== 'approved';
  const isChoice = draft.questionType === questionType.choice;
  return (
    <div className={styles.open}>
      {page.picture !== '' && entry.box && <Cut picture={page.picture} box={entry.box} />}
      {mayEnter && (
        <Textarea
          label="题干"
          description="公式写在 $ 里，空写成 ____"
          autosize
          minRows={2}
          data-stem
          value={draft.stem}
          onChange={({ currentTarget }) => onChange({ stem: currentTarget.value })}
        />
      )}
      <div className={styles.set} aria-label="排出来">
        <RichText text={draft.stem} />
      </div>
      {isChoice && mayEnter && <Options options={draft.options} onChange={(options) => onChange({ options })} />}
      {isChoice && !mayEnter && (
        <ol type="A" className={styles.options}>
          {draft.options.map((text, index) => (
            <li key={index}>
              <RichText text={text} />
            </li>
          ))}
        </ol>
      )}
      {mayEnter && entry.missing !== '' && <p className={styles.missing}>{entry.missing}</p>}
    </div>
  );
}

function Options({ options, onChange }: { options: readonly string[]; onChange: (options: string[]) => void }) {
  return (
    <>
      {options.map((text, index) => (
        <Textarea
          key={index}
          autosize
          minRows={1}
          leftSection={String.fromCharCode(65 + index)}
          aria-label={`选项 ${String.fromCharCode(65 + index)}`}
          value={text}
          onChange={({ currentTarget }) =>
            onChange(options.map((one, at) => (at === index ? currentTarget.value : one)))
          }
        />
      ))}
      <span>
        <Button
          size="compact-sm"
          variant="default"
          disabled={options.length >= 8}
          onClick={() => onChange([...options, ...(options.length === 0 ? ['', '', '', ''] : [''])])}
        >
          加选项
        </Button>
        {options.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => onChange(options.slice(0, -1))}>
            去掉最后一项
          </Button>
        )}
      </span>
    </>
  );
}

/** The part of the page that holds the question, as wide as the pane. */
function Cut({ picture, box }: { picture: string; box: NonNullable<Entry['box']> }): ReactNode {
  return (
    <div className={styles.cut}>
      <div className={styles.window} style={{ aspectRatio: `${box.width} / ${box.height * 1.333}` }}>
        <img
          src={picture}
          alt="切图"
          style={{
            width: `${100_000 / box.width}%`,
            left: `${(-100 * box.x) / box.width}%`,
            top: `${(-100 * box.y) / box.height}%`,
          }}
        />
      </div>
    </div>
  );
}
