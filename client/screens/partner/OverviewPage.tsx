import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { PartnerOverview } from '../../features/partner/overview/PartnerOverview.tsx';

/** 数据概览: the figures of all schools of a partner and of those below it. */
export const Page = (): ReactNode => <PartnerOverview />;
