import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { BackLink } from '../../components/page/BackLink.tsx';
import { PrintScreen } from '../../features/printing/PrintScreen.tsx';
import { pathTo } from '../../session/paths.ts';

/** 试卷打印: the pages of a paper, its answers or its sheets, as they will come out. */
export const Page = (): ReactNode => (
  <PrintScreen
    lead={<BackLink to={pathTo('papers')}>试卷</BackLink>}
    missing="地址中没有要打印的试卷，请从试卷列表选择一份打印。"
  />
);
