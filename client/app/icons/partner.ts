import {
  IconBuildingStore,
  IconGauge,
  IconGaugeFilled,
  IconHelpCircle,
  IconHelpCircleFilled,
  IconListCheck,
  IconListCheckFilled,
  IconPrinter,
  IconReceiptYuan,
  IconReceiptYuanFilled,
  IconSitemap,
  IconSitemapFilled,
} from '@tabler/icons-react';
import type { IconPair } from './icon-pair.ts';

/** Icons of partners. */
export const icons: Readonly<Record<string, IconPair>> = {
  'overview-dashboard': [IconGauge, IconGaugeFilled],
  'direct-marketing-school': [IconBuildingStore, IconBuildingStore],
  devices: [IconPrinter, IconPrinter],
  orders: [IconReceiptYuan, IconReceiptYuanFilled],
  'channel-info': [IconSitemap, IconSitemapFilled],
  'task-center': [IconListCheck, IconListCheckFilled],
  useGuide: [IconHelpCircle, IconHelpCircleFilled],
};
