import {
  IconArrowBarToRight,
  IconBox,
  IconBug,
  IconCamera,
  IconChartBar,
  IconClock,
  IconEye,
  IconPlayerPlay,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { ClockPage } from './clock/ClockPage.tsx';
import { CoveragePage } from './coverage/CoveragePage.tsx';
import { FaultsPage } from './faults/FaultsPage.tsx';
import { RequestsPage } from './inspector/RequestsPage.tsx';
import { LivePage } from './live/LivePage.tsx';
import { LinksPage } from './sandboxes/LinksPage.tsx';
import { SandboxesPage } from './sandboxes/SandboxesPage.tsx';
import { SnapshotsPage } from './snapshots/SnapshotsPage.tsx';
import { UpstreamsPage } from './upstreams/UpstreamsPage.tsx';

/** A page of the console. */
interface Page {
  path: string;
  title: string;
  Icon: Icon;
  Page: ComponentType;
}

/** The pages of the console, in the order of its menu. */
export const pages: readonly Page[] = [
  { path: '/', title: '现场', Icon: IconPlayerPlay, Page: LivePage },
  { path: '/sandboxes', title: '沙箱', Icon: IconBox, Page: SandboxesPage },
  { path: '/snapshots', title: '快照', Icon: IconCamera, Page: SnapshotsPage },
  { path: '/clock', title: '时钟', Icon: IconClock, Page: ClockPage },
  { path: '/faults', title: '故障', Icon: IconBug, Page: FaultsPage },
  { path: '/upstreams', title: '上游', Icon: IconArrowBarToRight, Page: UpstreamsPage },
  { path: '/requests', title: '请求', Icon: IconEye, Page: RequestsPage },
  { path: '/coverage', title: '覆盖', Icon: IconChartBar, Page: CoveragePage },
];

/** Pages that others lead to. */
export const innerPages: readonly Pick<Page, 'path' | 'Page'>[] = [{ path: '/links', Page: LinksPage }];
