import { ActionIcon, Group, Kbd, Text, Title } from '@mantine/core';
import { IconRotateClockwise, IconZoomIn } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Tag } from '../../../components/page/Tag.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { ScanPicture, type Point } from '../picture/ScanPicture.tsx';
import { useView } from '../picture/view.ts';
import { isInTray, pageStateLabels, type ScanPage } from '../scan.ts';
import styles from './desk.module.css';

interface Props {
  page: ScanPage;
  corners: readonly Point[] | undefined;
  onCorners: (corners: readonly Point[]) => void;
}

/** The picture of the page at hand from its head on, beside the one that stands where it would belong. */
export function PageView({ page, corners, onCorners }: Props): ReactNode {
  const view = useView(page.id);
  const isPointing = corners !== undefined && corners.length < 4;
  const rival = page.candidates.find(({ replacedId }) => replacedId === page.rivalId);
  return (
    <section className={styles.card} aria-label="扫描图">
      <Group gap="xs" px="sm" mih={48} wrap="nowrap">
        <Title order={2} fz={14} style={{ whiteSpace: 'nowrap' }}>
          第 {page.pageNo} 页
        </Title>
        <Tag tone={isInTray(page) ? 'warn' : 'plain'}>{pageStateLabels[page.state]}</Tag>
        <Text fz={12} c="dimmed" truncate flex={1} miw={0}>
          {[page.reason, page.documentTitle].filter((text) => text !== '').join(' · ')}
        </Text>
        <ToggleButton pressed={!view.isWhole} onClick={() => view.show(false)}>
          页头
        </ToggleButton>
        <ToggleButton pressed={view.isWhole} rightSection={<Kbd size="xs">Z</Kbd>} onClick={() => view.show(true)}>
          整页
        </ToggleButton>
        <ActionIcon variant="subtle" color="gray" aria-label="向右转" title="向右转（R）" onClick={view.turn}>
          <IconRotateClockwise size={18} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label="放大" title="放大（+）" onClick={view.enlarge}>
          <IconZoomIn size={18} />
        </ActionIcon>
      </Group>
      <div className={styles.pictures}>
        {page.rivalId !== '' && (
          <figure>
            <figcaption>{rival ? `第 ${rival.replacedNo} 页 · 先到` : '已有的一页'}</figcaption>
            <ScanPicture pageId={page.rivalId} label="已有的扫描" view={view} />
          </figure>
        )}
        <figure>
          {page.rivalId !== '' && <figcaption>第 {page.pageNo} 页 · 后到</figcaption>}
          <ScanPicture
            key={page.id}
            pageId={page.id}
            label={`第 ${page.pageNo} 页扫描`}
            view={view}
            corners={corners ?? []}
            onPoint={isPointing ? (point) => onCorners([...corners, point]) : undefined}
          />
        </figure>
      </div>
    </section>
  );
}
