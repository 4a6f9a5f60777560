import {
  IconBuildingStore,
  IconDeviceImac,
  IconDeviceImacFilled,
  IconGauge,
  IconGaugeFilled,
  IconHelpCircle,
  IconHelpCircleFilled,
  IconListCheck,
  IconListCheckFilled,
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
  devices: [IconDeviceImac, IconDeviceImacFilled],
  orders: [IconReceiptYuan, IconReceiptYuanFilled],
  'channel-info': [IconSitemap, IconSitemapFilled],
  'task-center': [IconListCheck, IconListCheckFilled],
  useGuide: [IconHelpCircle, IconHelpCircleFilled],
};
