import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { LoadingState } from '../../components/state/LoadingState.tsx';
import { NothingChosen } from '../../components/state/NothingChosen.tsx';
import { useMay } from '../../session/capabilities.ts';
import { pathTo } from '../../session/paths.ts';
import type { OfClass } from './use-of-class.ts';

/** Stands where nobody's class is known: while classes are read, where there are none or not that of the address, and where nobody said of which school. */
export function NoClass({ ofClass: { known, options, input } }: { ofClass: OfClass }): ReactNode {
  const hasNoSchool = useMay('lookAfterSchools');
  if (hasNoSchool)
    return (
      <NothingChosen
        text="没有选择班级。请从学校看板选择学校和班级，再打开这里。"
        to={pathTo('schoolBoard')}
        action="选择学校"
      />
    );
  const isForeign = input !== null && !options.some(({ value }) => value === input.classId);
  if (known && options.length > 0 && isForeign) return <NothingChosen text="地址中的班级不存在，或者不是您的。" />;
  // The header chooses one of several only after they have been read.
  return known && options.length === 0 ? (
    <Card>
      <EmptyState text="您还没有任教的班级。学校管理员在“班级管理”里安排任课后，这里会有学生。" />
    </Card>
  ) : (
    <Card>
      <LoadingState lines={8} height={32} />
    </Card>
  );
}
