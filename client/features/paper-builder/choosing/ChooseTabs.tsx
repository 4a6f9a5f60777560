import type { ReactNode } from 'react';
import { AddressTabs } from '../../../components/page/AddressTabs.tsx';
import { BankBrowser } from '../../question-bank/BankBrowser.tsx';
import { courseOf } from '../../question-bank/question/question.ts';
import { replaceQuestion } from '../paper-building.ts';
import type { PaperCourse, PaperDraft, SavedPaper } from '../paper.ts';
import { usePicking } from '../use-picking.ts';
import { BasketTab } from './BasketTab.tsx';
import { PaperTab } from './PaperTab.tsx';
import { WorkbookTab } from './WorkbookTab.tsx';
import { WriteTab } from './WriteTab.tsx';

interface Props {
  paper: PaperDraft;
  course: PaperCourse;
  /** The class whose workbooks come first; undefined before one is chosen. */
  classId: string | undefined;
  /** What of the address stays from tab to tab. */
  keep: readonly string[];
  /** Makes a saved paper the one that is being built. */
  onTake: (paper: SavedPaper) => void;
}

/** The places that questions of a paper come from. */
export function ChooseTabs({ paper, course, classId, keep, onTake }: Props): ReactNode {
  const picking = usePicking(paper);
  const props = { paper, course, picking };
  const bank = (
    <BankBrowser
      course={courseOf(course)}
      narrow
      {...picking}
      onReplace={(id, question) => paper.change((now) => replaceQuestion(now, id, question), '修改题目')}
    />
  );
  return (
    <AddressTabs
      label="题目来源"
      keep={keep}
      fill
      tabs={[
        { value: 'bank', label: '题库', content: bank },
        { value: 'workbook', label: '练习册', content: <WorkbookTab {...props} classId={classId} /> },
        { value: 'basket', label: '试题篮', content: <BasketTab {...props} /> },
        { value: 'paper', label: '我的试卷', content: <PaperTab paper={paper} course={course} onTake={onTake} /> },
        { value: 'write', label: '录入', content: <WriteTab {...props} /> },
      ]}
    />
  );
}
