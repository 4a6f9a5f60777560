import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { download } from '../../../api/download.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { useAction } from '../../../components/use-action.ts';
import { personal } from '../../../session/personal.ts';
import type { ImportSource, Preview } from './import-source.ts';

interface Props {
  file: File;
  preview: Preview;
  source: ImportSource;
  schoolId: string;
}

/** What a checked list comes to; its faulty rows can be taken home before anything is imported. */
export function CheckHead({ file, preview, source, schoolId }: Props): ReactNode {
  const { total, valid, unchanged, faulty } = preview;
  const saving = useAction(() =>
    download(source.faults, { schoolId }, { file, name: personal.schoolName, label: `${source.label}导入错误` }),
  );
  return (
    <Group gap={8}>
      <strong>{file.name}</strong>
      <Tag>共 {formatNumber(total)} 行</Tag>
      <Tag tone="good">新增 {formatNumber(valid)} 人</Tag>
      {unchanged > 0 && <Tag>没有变化 {formatNumber(unchanged)} 人</Tag>}
      {faulty > 0 && <Tag tone="warn">有误 {formatNumber(faulty)} 行</Tag>}
      {faulty > 0 && (
        <Button size="xs" variant="default" loading={saving.busy} onClick={() => void saving.run()} ml="auto">
          下载错误名单
        </Button>
      )}
    </Group>
  );
}
