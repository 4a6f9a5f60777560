import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Tag } from '../../components/page/Tag.tsx';
import { MendPanel } from './MendPanel.tsx';
import { isInTray, ownerOf, pageStateLabels, type ScanPage } from './scan.ts';
import { ScanPicture, type Point } from './ScanPicture.tsx';

const cornerNames = ['左上', '右上', '左下', '右下'] as const;

/** One page: its picture, beside it the one that stands where it would belong, and what can be done. */
export function ScanPageDetail({ page }: { page: ScanPage }): ReactNode {
  const [corners, setCorners] = useState<readonly Point[] | undefined>();
  const isPointing = corners !== undefined && corners.length < cornerNames.length;
  const point = (next: Point) => setCorners((known = []) => [...known, next]);
  return (
    <Stack gap="sm" flex={1} miw={0}>
      <Group gap="xs">
        <Tag tone={isInTray(page) ? 'warn' : 'plain'}>{pageStateLabels[page.state]}</Tag>
        <span>{page.reason}</span>
        {ownerOf(page) !== '' && <strong>{ownerOf(page)}</strong>}
        {page.isMended && (
          <Text inherit span c="dimmed">
            人工处理过
          </Text>
        )}
      </Group>
      <MendPanel page={page} corners={corners} onCorners={setCorners} />
      {corners && (
        <Text fz={13} c="dimmed" role="status">
          {isPointing
            ? `请点答题卡${cornerNames[corners.length]!}角定位标记的中心（${corners.length + 1} / 4）`
            : '四角已点好，请归到学生。'}
        </Text>
      )}
      <SimpleGrid type="container" cols={{ base: 1, '736px': page.rivalId === '' ? 1 : 2 }}>
        <ScanPicture
          pageId={page.id}
          caption="这一页"
          label={`第 ${page.pageNo} 页扫描`}
          corners={corners ?? []}
          onPoint={isPointing ? point : undefined}
        />
        {page.rivalId !== '' && <ScanPicture pageId={page.rivalId} caption="已有的一页" label="已有的扫描" />}
      </SimpleGrid>
    </Stack>
  );
}
