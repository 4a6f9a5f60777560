import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { exportClassComparison, exportSchoolComparison } from '../../../contracts/wrongbook/analysis.ts';
import { download } from '../../api/download.ts';
import { useAction } from '../../components/use-action.ts';
import type { Analysis } from './use-analysis.ts';

/** Chart or table, and the comparison as .xls. */
export function AnalysisActions({
  analysis: { input, isOfSchools, isTable, show, courseName },
}: {
  analysis: Analysis;
}): ReactNode {
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
