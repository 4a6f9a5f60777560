import '../../components/mantine-screens.css';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { readyToPrint } from '../../components/print-dialog.ts';
import { useShortcut } from '../../components/shortcuts.ts';
import { Screen } from '../../components/page/Screen.tsx';
import { Back } from '../../features/learning/Back.tsx';
import { LearningBar } from '../../features/learning/LearningBar.tsx';
import { NoClass } from '../../features/learning/NoClass.tsx';
import { LearningReport } from '../../features/learning/report/LearningReport.tsx';
import { useReportQuery } from '../../features/learning/report/use-report-query.ts';
import { useLearners } from '../../features/learning/use-learners.ts';
import { useOfClass } from '../../features/learning/use-of-class.ts';

/** Prints the page that is on screen, once its formulas are set. */
async function print(): Promise<void> {
  await readyToPrint();
  window.print();
}

/** 学情报告: what a student or a class has learnt over a period, to read and to print. */
export function Page(): ReactNode {
  const ofClass = useOfClass();
  const { input } = ofClass;
  const learners = useLearners(input);
  const query = useReportQuery();
  useShortcut('p', '打印', () => void print());
  return (
    <Screen
      bar
      fill
      title="学情报告"
      lead={<Back studentId={query.of === 'class' ? '' : learners.current?.studentId} classId={input?.classId} />}
      aside={
        <LearningBar ofClass={ofClass}>
          <SegmentedControl
            size="sm"
            aria-label="报告"
            data={[
              { value: 'class', label: '班级报告' },
              { value: 'student', label: '学生报告' },
            ]}
            value={query.of}
            onChange={query.setOf}
          />
        </LearningBar>
      }
      actions={
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => void print()}>
          打印
        </Button>
      }
    >
      {input ? <LearningReport input={input} learners={learners} query={query} /> : <NoClass ofClass={ofClass} />}
    </Screen>
  );
}
