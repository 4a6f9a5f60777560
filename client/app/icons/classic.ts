import {
  IconArticle,
  IconArticleFilled,
  IconChartAreaLine,
  IconChartAreaLineFilled,
  IconFilePencil,
  IconFilePencilFilled,
  IconFileText,
  IconFileTextFilled,
  IconFolder,
  IconFolderFilled,
  IconListDetails,
  IconPrinter,
  IconSchool,
  IconSchoolFilled,
  IconSquareRoundedX,
  IconSquareRoundedXFilled,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { IconPair } from './icon-pair.ts';

/** Icons of the classic role set. */
export const icons: Readonly<Record<string, IconPair>> = {
  academic: [IconSchool, IconSchoolFilled],
  resource: [IconFolder, IconFolderFilled],
  homework: [IconFilePencil, IconFilePencilFilled],
  exam: [IconFileText, IconFileTextFilled],
  paper: [IconArticle, IconArticleFilled],
  analysis: [IconChartAreaLine, IconChartAreaLineFilled],
  classManage: [IconUsersGroup, IconUsersGroup],
  errorNote: [IconSquareRoundedX, IconSquareRoundedXFilled],
  usageStatistics: [IconListDetails, IconListDetails],
  resourcePrint: [IconPrinter, IconPrinter],
};
