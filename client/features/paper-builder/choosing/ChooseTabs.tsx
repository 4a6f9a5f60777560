import type { ReactNode } from 'react';
import { AddressTabs } from '../../../components/page/AddressTabs.tsx';
import { BankBrowser } from '../../question-bank/BankBrowser.tsx';
import type { Lesson } from '../../assignments/create/lessons.ts';
import { originNames } from '../../assignments/create/origin.ts';
import { replaceQuestion } from '../../assignments/create/paper-actions.ts';
import { courseOf, type Work } from '../../assignments/create/use-draft.ts';
import { usePicking } from '../use-picking.ts';
import { BasketTab } from './BasketTab.tsx';
import styles from './choosing.module.css';
import { PaperTab } from './PaperTab.tsx';
import { WorkbookTab } from './WorkbookTab.tsx';
import { WriteTab } from './WriteTab.tsx';

interface Props {
  work: Work;
  lesson: Lesson;
}

/** The places that questions of a paper come from. */
export function ChooseTabs({ work: { draft }, lesson }: Props): ReactNode {
  const { sections, classIds } = draft;
  const picking = usePicking(sections);
  const props = { lesson, picking };
  return (
    <div className={styles.tabs}>
      <AddressTabs
        label="题目来源"
        keep={originNames}
        tabs={[
          {
            value: 'bank',
            label: '题库',
            content: <BankBrowser course={courseOf(lesson)} {...picking} onReplace={replaceQuestion} />,
          },
          { value: 'workbook', label: '练习册', content: <WorkbookTab {...props} classId={classIds[0]} /> },
          { value: 'basket', label: '试题篮', content: <BasketTab {...props} /> },
          {
            value: 'paper',
            label: '我的试卷',
            content: <PaperTab lesson={lesson} chosenCount={picking.chosen.size} />,
          },
          { value: 'write', label: '录入', content: <WriteTab {...props} sections={sections} /> },
        ]}
      />
    </div>
  );
}
