import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { PartnerSchools } from '../../features/partner/schools/PartnerSchools.tsx';

/** 直营学校: the schools of a partner and of those below it. */
export const Page = (): ReactNode => <PartnerSchools />;
