import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { getMarkingDesk } from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import { useCall } from '../../../../api/use-call.ts';
import { FilterSelect } from '../../../../components/page/FilterSelect.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../../../components/page-query.ts';
import styles from '../desk.module.css';
import type { Desk } from '../shapes.ts';
import { useMarkingPlace, type CaseView } from '../use-marking-place.ts';
import { Cases } from './Cases.tsx';
import { Samples } from './Samples.tsx';

interface Props {
  partId: string;
  view: CaseView;
}

const viewLabels = {
  all: '全部',
  apart: '相差最大的',
  third: '等第三评',
  leader: '题组长定分',
  flag: '异常卷',
  sample: '样卷',
  again: '自我复评',
  check: '复核',
} as const satisfies Record<CaseView, string>;

/** Scripts of a part as its leader sees them: with the marks of everybody, to be decided where they are not. */
export function CaseDesk({ partId, view }: Props): ReactNode {
  const answer = useCall(getMarkingDesk, { markingPartId: partId }, { keepPreviousData: false });
  return (
    <Loaded answer={answer} what="答卷">
      {(desk) => (
        <div className={styles.frame}>
          <Head desk={desk} view={view} />
          {view === 'sample' ? <Samples partId={partId} /> : <Cases desk={desk} view={view} />}
        </div>
      )}
    </Loaded>
  );
}

function Head({ desk, view }: { desk: Desk; view: CaseView }): ReactNode {
  const [address, setAddress] = useSearchParams();
  const { isFromExam, leave } = useMarkingPlace();
  return (
    <Group gap={12} wrap="nowrap">
      {!isFromExam && (
        <Button size="compact-sm" variant="default" onClick={leave}>
          返回进度
        </Button>
      )}
      <Text fw={600}>
        {desk.courseName} {desk.name}
      </Text>
      <FilterSelect
        label="查看"
        options={Object.entries(viewLabels).map(([value, label]) => ({ value, label }))}
        value={view}
        onChange={(cases) => setAddress(changeAddress(address, { cases }))}
        width={132}
      />
    </Group>
  );
}
