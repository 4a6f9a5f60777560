import {
  IconActivity,
  IconBookmarks,
  IconBookmarksFilled,
  IconClipboardPlus,
  IconClipboardPlusFilled,
  IconCoinYuan,
  IconCoinYuanFilled,
  IconFileCheck,
  IconFileCheckFilled,
  IconLayoutDashboard,
  IconLayoutDashboardFilled,
  IconLink,
  IconLinkFilled,
  IconShoppingCart,
  IconShoppingCartFilled,
  IconUser,
  IconUserFilled,
  IconWriting,
  IconWritingFilled,
} from '@tabler/icons-react';
import type { IconPair } from './icon-pair.ts';

/** Icons that the specification names and no menu entry has; cards and dashboards show them. */
export const icons: Readonly<Record<string, IconPair>> = {
  account: [IconUser, IconUserFilled],
  activity: [IconActivity, IconActivity],
  assignHomework: [IconClipboardPlus, IconClipboardPlusFilled],
  composition: [IconWriting, IconWritingFilled],
  dashboard: [IconLayoutDashboard, IconLayoutDashboardFilled],
  examProcess: [IconFileCheck, IconFileCheckFilled],
  incomeStatistics: [IconCoinYuan, IconCoinYuanFilled],
  mistake: [IconBookmarks, IconBookmarksFilled],
  purchaseRecord: [IconShoppingCart, IconShoppingCartFilled],
  registerBinding: [IconLink, IconLinkFilled],
};
