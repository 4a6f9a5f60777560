import type { ReactNode } from 'react';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { Sections } from '../../reports/Sections.tsx';
import { NoClass } from '../NoClass.tsx';
import { PeriodPicker } from '../PeriodPicker.tsx';
import type { ClassUsage } from './class-usage.ts';
import { useClassUsage } from './use-class-usage.ts';
import { ClassFigures } from './UsageFigures.tsx';
import { ClassTable, StudentTable } from './UsageTables.tsx';
import { UsageWeeks } from './UsageWeeks.tsx';

interface Props {
  title: string;
  /** The class is chosen here, and all of its subjects count, for who has no lesson in the header. */
  picksClass?: boolean;
}

/** How the classes of a grade and the students of one of them use the product. */
export function ClassUsageScreen({ title, picksClass = false }: Props): ReactNode {
  const { ofClass, classId, answer, choose } = useClassUsage(picksClass);
  const aside = (
    <>
      {picksClass && (
        <FilterSelect label="班级" width={132} options={ofClass.options} value={classId} onChange={choose} />
      )}
      <PeriodPicker period={ofClass.period} onChange={ofClass.changePeriod} />
    </>
  );
  return (
    <Screen title={title} aside={aside}>
      {classId === undefined ? (
        <NoClass ofClass={ofClass} />
      ) : (
        <Loaded answer={answer} what="使用情况">
          {(usage) => <Usage usage={usage} classId={classId} choose={choose} />}
        </Loaded>
      )}
    </Screen>
  );
}

interface UsageProps {
  usage: ClassUsage;
  /** The class that is looked at. */
  classId: string;
  choose: (classId: string) => void;
}

function Usage({ usage: { classes, weeks, students }, classId, choose }: UsageProps): ReactNode {
  const open = classes.find((one) => one.classId === classId) ?? classes[0]!;
  const own = students.filter(({ className }) => className === open.className);
  return (
    <Sections>
      <ClassFigures of={open} />
      <UsageWeeks weeks={weeks} />
      <ClassTable classes={classes} onOpen={choose} />
      <StudentTable classId={open.classId} className={open.className} students={own} />
    </Sections>
  );
}
