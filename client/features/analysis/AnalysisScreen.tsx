import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { exportClassComparison, exportSchoolComparison } from '../../../contracts/wrongbook/analysis.ts';
import { download } from '../../api/download.ts';
import { Card } from '../../components/page/Card.tsx';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useAction } from '../../components/use-action.ts';
import { chooseGradeAndCourse } from '../../filters/cascades.ts';
import { Comparisons } from './Comparisons.tsx';
import { LessonChoice } from './LessonChoice.tsx';
import { useAnalysis, type Analysis } from './use-analysis.ts';

/** 学情分析: the schools of a region, or the classes of a grade, in one exam. */
export function AnalysisScreen(): ReactNode {
  const analysis = useAnalysis();
  const { exams, answer, lessons, mayChooseSchool, mayCompareSchools, isChosen, input } = analysis;
  const isEmpty = mayChooseSchool && lessons.data?.length === 0;
  return (
    <Screen
      title={mayCompareSchools ? '区域学情' : '学情分析'}
      fill
      aside={<Choice analysis={analysis} />}
      actions={<Actions analysis={analysis} />}
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
function NoExams({ analysis: { mayCompareSchools, latest } }: { analysis: Analysis }): ReactNode {
  const [whose, what] = mayCompareSchools ? ['本区', '联考'] : ['', '考试'];
  const led = mayCompareSchools ? latest : undefined;
  return (
    <Card>
      <EmptyState text={`这个学期${whose}还没有发布成绩的${what}，可以换个学期、年级或课程。`}>
        {led && (
          <Button onClick={() => chooseGradeAndCourse(led.gradeId, led.courseId)}>
            看最近的联考：{led.gradeName} {led.courseName}
          </Button>
        )}
      </EmptyState>
    </Card>
  );
}

/** Schools or the classes of one, and the exam. */
function Choice({ analysis }: { analysis: Analysis }): ReactNode {
  const {
    exams,
    examId,
    chooseExam,
    mayChooseSchool,
    mayCompareSchools,
    isOfSchools,
    showSchools,
    showClasses,
    input,
  } = analysis;
  return (
    <>
      {mayChooseSchool && <LessonChoice analysis={analysis} />}
      {mayCompareSchools && (
        <SegmentedControl
          size="xs"
          aria-label="比较什么"
          data={[
            { value: 'schools', label: '学校' },
            { value: 'classes', label: '班级' },
          ]}
          value={isOfSchools ? 'schools' : 'classes'}
          onChange={(of) => (of === 'schools' ? showSchools() : showClasses(input?.examId ?? ''))}
        />
      )}
      {exams.data && exams.data.length > 0 && (
        <FilterSelect
          label="考试"
          width={210}
          options={exams.data.map(({ id, name, startDate }) => ({ value: id, label: `${name} ${startDate.slice(5)}` }))}
          value={examId}
          onChange={chooseExam}
        />
      )}
      {mayCompareSchools && <Tag>只读</Tag>}
    </>
  );
}

function Actions({ analysis: { input, isOfSchools, isTable, show, courseName } }: { analysis: Analysis }): ReactNode {
  const call = isOfSchools ? exportSchoolComparison : exportClassComparison;
  const saving = useAction(async () => {
    if (input) await download(call, input, { name: courseName, label: isOfSchools ? '各校比较' : '各班比较' });
  });
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label="怎样看"
        data={[
          { value: 'chart', label: '图' },
          { value: 'table', label: '表格' },
        ]}
        value={isTable ? 'table' : 'chart'}
        onChange={(as) => show(as === 'table' ? 'table' : undefined)}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        disabled={input === null}
        loading={saving.busy}
        onClick={() => void saving.run()}
      >
        导出
      </Button>
    </>
  );
}
