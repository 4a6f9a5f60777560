import { IconAlertCircle, IconCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { questionTypeLabels } from '../../../contracts/constants/questions.ts';
import type { WorkbookQuestionState } from '../../../contracts/constants/workbooks.ts';
import { OneLine } from '../../components/rich-text/OneLine.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { countsOf, signOf, stateLabelOf, type Draft, type Entry, type EntryPage } from './entry.ts';
import { OpenQuestion } from './OpenQuestion.tsx';
import styles from './workbook.module.css';

interface Props {
  page: EntryPage;
  open: Entry | undefined;
  draftOf: (entry: Entry) => Draft;
  onChange: (entry: Entry, patch: Partial<Draft>) => void;
  onOpen: (id: string) => void;
}

const done = { Icon: IconCircleCheck, color: '#1d7a43' };
const begun = { Icon: IconCircleDashed, color: '#4059c9' };

const signs: Record<WorkbookQuestionState, { Icon: typeof IconCircle; color: string }> = {
  empty: { Icon: IconCircle, color: '#8a91a6' },
  draft: begun,
  ready: done,
  judged: begun,
  sentBack: { Icon: IconAlertCircle, color: '#c92a2a' },
  approved: done,
};

/** The sign of a question's state. */
function Sign({ entry, page }: { entry: Entry; page: EntryPage }): ReactNode {
  const label = stateLabelOf(entry.state, page.state);
  const { Icon, color } = signs[signOf(entry.state, page.state)];
  return (
    <span role="img" aria-label={label} title={label} className={styles.sign}>
      <Icon size={18} color={color} aria-hidden />
    </span>
  );
}

/** All questions of the page in their order; the open one with its cut above its text. */
export function QuestionsPane({ page, open, draftOf, onChange, onOpen }: Props): ReactNode {
  const { questions, isEmpty, reason } = page;
  const total = questions.reduce((sum, one) => sum + draftOf(one).score, 0);
  return (
    <section className={styles.pane} aria-label="本页题目">
      <header className={styles.head}>
        <h2>本页 {questions.length} 题</h2>
        <span className={styles.faint}>{countsOf(page)}</span>
        <span className={styles.right}>
          已定分值 <b>{total}</b> 分
        </span>
      </header>
      <div className={styles.scroll}>
        {reason !== '' && <p className={styles.reason}>{reason}</p>}
        {questions.length === 0 && (
          <p className={styles.reason}>
            {isEmpty ? '标为空白页，没有题目要录。' : '还没有题目。按 C 切题，确实没有就按 E 标为空白页。'}
          </p>
        )}
        <ol className={styles.list} aria-label="题目">
          {questions.map((entry) => (
            <li key={entry.id} data-open={entry.id === open?.id || undefined}>
              <Row page={page} entry={entry} draft={draftOf(entry)} onOpen={() => onOpen(entry.id)} />
              {entry.note !== '' && (
                <div className={styles.note}>
                  <RichText text={entry.note} />
                </div>
              )}
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

interface RowProps {
  page: EntryPage;
  entry: Entry;
  draft: Draft;
  onOpen: () => void;
}

const Row = ({ page, entry, draft: { questionType, stem, score, box }, onOpen }: RowProps): ReactNode => (
  <button type="button" className={styles.row} onClick={onOpen}>
    <Sign entry={entry} page={page} />
    <b>{entry.position}</b>
    <Tag>{questionTypeLabels[questionType]}</Tag>
    <span className={styles.stem}>
      {stem === '' ? (
        <span className={styles.faint}>{box === null ? '还没有录' : '已切图，还没有录'}</span>
      ) : (
        <OneLine text={stem} />
      )}
    </span>
    <span className={styles.score}>{score === 0 ? '-' : score} 分</span>
  </button>
);
