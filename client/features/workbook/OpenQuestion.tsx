import { Button, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { questionType } from '../../../contracts/constants/questions.ts';
import { QuestionBody } from '../question-bank/question/QuestionBody.tsx';
import { choosePicture } from './choose-picture.ts';
import { optionLines, type Box, type Draft, type Entry, type EntryPage } from './entry.ts';
import styles from './workbook.module.css';

interface Props {
  page: EntryPage;
  entry: Entry;
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
}

/** The open question: its cut of the page, its text, and how that comes out. */
export function OpenQuestion({ page, entry, draft, onChange }: Props): ReactNode {
  const mayEnter = page.task === 'enter' && entry.state !== 'approved';
  const isChoice = draft.questionType === questionType.choice;
  return (
    <div className={styles.open}>
      {page.picture !== '' && draft.box && <Cut picture={page.picture} box={draft.box} />}
      {mayEnter && (
        <>
          <Textarea
            label="题干"
            description="公式写在 $ 里，空写成 ____，加点写成 {.字}，画线写成 {_句子}，画波浪线写成 {~句子}"
            autosize
            minRows={2}
            value={draft.stem}
            onChange={({ currentTarget }) => onChange({ stem: currentTarget.value })}
          />
          {isChoice && <Options options={draft.options} onChange={(options) => onChange({ options })} />}
          <Drawing figure={draft.figure} onChange={(figure) => onChange({ figure })} />
          <span className={styles.faint}>排出来</span>
        </>
      )}
      {entry.group && <Passage group={entry.group} />}
      <QuestionBody question={{ stem: draft.stem, options: isChoice ? draft.options : [], figure: draft.figure }} />
      {mayEnter && entry.missing !== '' && <p className={styles.missing}>{entry.missing}</p>}
    </div>
  );
}

/** What the question asks about together with its neighbours. */
const Passage = ({ group: { title, passage, figure } }: { group: NonNullable<Entry['group']> }): ReactNode => (
  <section className={styles.passage} aria-label={title}>
    <h3>{title}</h3>
    <QuestionBody question={{ stem: passage, options: [], figure }} />
  </section>
);

interface DrawingProps {
  figure: string;
  onChange: (figure: string) => void;
}

/** The drawing that a question shows beside its text. */
function Drawing({ figure, onChange }: DrawingProps): ReactNode {
  const choose = async () => {
    const chosen = await choosePicture();
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <span>
      <Button size="compact-sm" variant="default" onClick={() => void choose()}>
        {figure === '' ? '加插图' : '换插图'}
      </Button>
      {figure !== '' && (
        <Button size="compact-sm" variant="subtle" color="red" c="red.9" onClick={() => onChange('')}>
          去掉插图
        </Button>
      )}
    </span>
  );
}

const letterOf = (index: number): string => String.fromCharCode(65 + index);

function Options({ options, onChange }: { options: readonly string[]; onChange: (options: string[]) => void }) {
  const lines = optionLines(options);
  const set = (index: number, text: string) => onChange(lines.map((one, at) => (at === index ? text : one)));
  return (
    <>
      <div className={styles.optionLines}>
        {lines.map((text, index) => (
          <Textarea
            key={index}
            autosize
            minRows={1}
            leftSection={letterOf(index)}
            aria-label={`选项 ${letterOf(index)}`}
            value={text}
            onChange={({ currentTarget }) => set(index, currentTarget.value)}
          />
        ))}
      </div>
      <span>
        <Button
          size="compact-sm"
          variant="default"
          disabled={lines.length >= 8}
          onClick={() => onChange([...lines, ''])}
        >
          加选项
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={lines.length <= 2}
          onClick={() => onChange(lines.slice(0, -1))}
        >
          去掉最后一项
        </Button>
      </span>
    </>
  );
}

/** The part of the page that holds the question, as wide as the pane; how high it is depends on the shape of the page. */
function Cut({ picture, box }: { picture: string; box: Box }): ReactNode {
  const [shape, setShape] = useState(0);
  return (
    <div className={styles.cut}>
      <div className={styles.window} style={{ aspectRatio: `${box.width} / ${box.height * shape}` }}>
        <img
          src={picture}
          alt="切图"
          onLoad={({ currentTarget }) => setShape(currentTarget.naturalHeight / currentTarget.naturalWidth)}
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
