import { ActionIcon, Group, Space, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { PageSlot } from './PageSlot.tsx';
import styles from './preview.module.css';
import { useViewer, type Viewer } from './use-viewer.ts';
import { zoomSteps } from './zoom.ts';

interface Props {
  /** What is shown, in a word or two. */
  name: string;
  /** 0 while nobody knows. */
  pages: number;
  /** What a page shows at a width in pixels; it tells the ratio of its width to its height once it knows. */
  renderPage: (page: number, width: number, onRatio: (ratio: number) => void) => ReactNode;
  /** Buttons beside those for page and size. */
  actions?: ReactNode;
  /** In the place of the pages. */
  children?: ReactNode;
}

/** As high as a drawer allows, the window without its head and the space around; a page says what it has. */
const height = 'var(--preview-height, calc(100dvh - 76px))';

/** Pages below each other, with their number, their size, and keys for both. */
export function PageViewer({ name, pages, renderPage, actions, children }: Props): ReactNode {
  const viewer = useViewer(pages);
  return (
    <Stack gap={0} h={height} onKeyDown={pages > 0 ? viewer.onKey : undefined}>
      <ViewerBar viewer={viewer} pages={pages} actions={actions} />
      <div
        ref={viewer.region}
        className={styles.region}
        tabIndex={0}
        data-autofocus
        role="region"
        aria-label={`${name}的内容`}
        onScroll={viewer.onScroll}
      >
        <div ref={viewer.content} />
        {children}
        {Array.from({ length: pages }, (_, index) => (
          <PageSlot key={index} page={index + 1} width={viewer.width}>
            {(onRatio) => renderPage(index + 1, viewer.width, onRatio)}
          </PageSlot>
        ))}
      </div>
    </Stack>
  );
}

interface BarProps {
  viewer: Viewer;
  pages: number;
  actions: ReactNode;
}

function ViewerBar({ viewer: { page, zoom, goTo, zoomBy }, pages, actions }: BarProps): ReactNode {
  const none = pages === 0;
  return (
    <Group gap={4} wrap="nowrap" pb="sm" role="toolbar" aria-label="预览">
      <Tool label="上一页" icon={IconChevronUp} disabled={none || page === 1} run={() => goTo(page - 1)} />
      <Place>
        {none ? '- / -' : `${page} / ${pages}`}
        <VisuallyHidden> 页</VisuallyHidden>
      </Place>
      <Tool label="下一页" icon={IconChevronDown} disabled={none || page === pages} run={() => goTo(page + 1)} />
      <Space w="sm" />
      <Tool label="缩小" icon={IconMinus} disabled={none || zoom === zoomSteps[0]} run={() => zoomBy(-1)} />
      <Place>{Math.round(zoom * 100)}%</Place>
      <Tool label="放大" icon={IconPlus} disabled={none || zoom === zoomSteps.at(-1)} run={() => zoomBy(1)} />
      <Group gap={8} ml="auto" wrap="nowrap">
        {actions}
      </Group>
    </Group>
  );
}

const Place = ({ children }: { children: ReactNode }): ReactNode => (
  <Text span miw={48} fz="sm" ta="center" style={{ fontVariantNumeric: 'tabular-nums' }} role="status">
    {children}
  </Text>
);

interface ToolProps {
  label: string;
  icon: ComponentType<{ size: number }>;
  disabled: boolean;
  run: () => void;
}

/** Not disabled in fact, which would drop the focus of those who press it until the end. */
const Tool = ({ label, icon: Icon, disabled, run }: ToolProps): ReactNode => (
  <ActionIcon
    variant="default"
    size={30}
    radius={6}
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    mod={{ disabled }}
    onClick={disabled ? undefined : run}
  >
    <Icon size={16} />
  </ActionIcon>
);
