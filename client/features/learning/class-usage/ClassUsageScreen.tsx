import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { getClassUsage } from '../../../../contracts/wrongbook/class-usage.ts';
import { useCall } from '../../../api/use-call.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { chooseClass } from '../../../filters/cascades.ts';
import { teacher } from '../../../session/teacher.ts';
import { Sections } from '../../reports/Sections.tsx';
import { NoClass } from '../NoClass.tsx';
import { PeriodPicker } from '../PeriodPicker.tsx';
import { useOfClass } from '../use-of-class.ts';
import { ClassFigures } from './UsageFigures.tsx';
import { ClassTable, StudentTable } from './UsageTables.tsx';
import { UsageWeeks } from './UsageWeeks.tsx';

interface Props {
  title: string;
  /** The class is chosen here, and all of its subjects count, for who has no lesson in the header. */
  picksClass?: boolean;
}

/** The most classes that are asked for at once. */
const most = 20;

/** How the classes of a grade and the students of one of them use the product. */
export function ClassUsageScreen({ title, picksClass = false }: Props): ReactNode {
  const ofClass = useOfClass();
  const header = useSnapshot(teacher);
  const { input, options, period } = ofClass;
  const classId = picksClass ? input?.classId : header.classId || input?.classId;
  const grade = options.find(({ value }) => value === classId)?.group;
  const classIds = options.filter(({ group }) => group === grade).map(({ value }) => value);
  const courseId = picksClass ? '' : header.courseId;
  const isKnown = classId !== undefined && grade !== undefined;
  const usage = useCall(
    getClassUsage,
    isKnown ? { classId: classIds.slice(0, most).join(), ...(courseId !== '' && { courseId }), ...period } : null,
  );
  return (
    <Screen
      title={title}
      aside={
        <>
          {picksClass && (
            <FilterSelect
              label="班级"
              width={132}
              options={options}
              value={classId}
              onChange={(id) => ofClass.chooseClass(id)}
            />
          )}
          <PeriodPicker period={period} onChange={ofClass.changePeriod} />
        </>
      }
    >
      {isKnown ? (
        <Loaded answer={usage} what="使用情况">
          {({ classes, weeks, students }) => {
            const open = classes.find((one) => one.classId === classId) ?? classes[0]!;
            const own = students.filter(({ className }) => className === open.className);
            return (
              <Sections>
                <ClassFigures of={open} />
                <UsageWeeks weeks={weeks} />
                <ClassTable classes={classes} onOpen={picksClass ? ofClass.chooseClass : chooseClass} />
                <StudentTable classId={open.classId} className={open.className} students={own} />
              </Sections>
            );
          }}
        </Loaded>
      ) : (
        <NoClass ofClass={ofClass} />
      )}
    </Screen>
  );
}
