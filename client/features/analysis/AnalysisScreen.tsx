import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { chooseGradeAndCourse } from '../../filters/cascades.ts';
import { AnalysisActions } from './AnalysisActions.tsx';
import { AnalysisChoice } from './AnalysisChoice.tsx';
import { Comparisons } from './Comparisons.tsx';
import { useAnalysis, type Analysis } from './use-analysis.ts';
import { useLead } from './use-lead.ts';

/** 学情分析: the schools of a region, or the classes of a grade, in one exam. */
export function AnalysisScreen(): ReactNode {
  const analysis = useAnalysis();
  useLead(analysis);
  const { exams, answer, lessons, mayChooseSchool, mayCompareSchools, isChosen, input } = analysis;
  const isEmpty = mayChooseSchool && lessons.data?.length === 0;
  return (
    <Screen
      title={mayCompareSchools ? '区域学情' : '学情分析'}
      fill
      aside={<AnalysisChoice analysis={analysis} />}
      actions={<AnalysisActions analysis={analysis} />}
    >
      {!isChosen ? (
        <Card>
          <EmptyState
            text={isEmpty ? '这个学期还没有发布成绩的考试，可以换个学期。' : '请在页面顶部选择年级和课程。'}
          />
        </Card>
      ) : (
        <Loaded answer={exams} what="考试">
          {() =>
            input === null ? (
              <NoExams analysis={analysis} />
            ) : (
              <Loaded answer={answer} what={analysis.isOfSchools ? '各校均分' : '各班均分'}>
                {(compared) => <Comparisons compared={compared} analysis={analysis} />}
              </Loaded>
            )
          }
        </Loaded>
      )}
    </Screen>
  );
}

/** Nothing has been examined of what the header names; leads to what was examined last. */
function NoExams({ analysis }: { analysis: Analysis }): ReactNode {
  const { mayCompareSchools, latest, gradeName, courseName } = analysis;
  const led = mayCompareSchools ? latest : undefined;
  const [whose, what] = mayCompareSchools ? ['本区', '联考'] : ['', '考试'];
  const text = led
    ? `这个学期${gradeName}${courseName}没有发布成绩的联考，最近有联考的是${led.gradeName}${led.courseName}。`
    : `这个学期${whose}还没有发布成绩的${what}，可以换个学期、年级或课程。`;
  return (
    <Card>
      <EmptyState text={text}>
        {led && (
          <Button onClick={() => chooseGradeAndCourse(led.gradeId, led.courseId)}>
            看{led.gradeName}
            {led.courseName}
          </Button>
        )}
      </EmptyState>
    </Card>
  );
}
