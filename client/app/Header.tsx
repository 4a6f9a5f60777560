import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { roleLabels } from '../../contracts/roles.ts';
import { jobs } from '../components/jobs.ts';
import { filtersFor } from '../filters/names.ts';
import { permission } from '../session/permission.ts';
import { personal } from '../session/personal.ts';
import styles from './Header.module.css';
import { Mark } from './Mark.tsx';
import { homeOf } from './menu.ts';
import { productTitle } from './product.ts';
import type { RouteRecord } from './route-record.ts';
import { UserMenu } from './UserMenu.tsx';

const JobTray = lazy(() => import('./JobTray.tsx'));
const FilterBar = lazy(async () => ({ default: (await import('./HeaderFilters.tsx')).FilterBar }));

/** The bar on top: the product or the way back, whose data is on screen, the filters of the screen, and the user. */
export function Header({ screen }: { screen: RouteRecord }) {
  return (
    <header className={styles.header}>
      {screen.sidebar === false ? <BackButton parent={screen.parent} /> : <Logo />}
      <WhereAndWho />
      <div className={styles.filters}>
        <Filters screen={screen} />
      </div>
      <Jobs />
      <UserMenu />
    </header>
  );
}

function Logo() {
  return (
    <a className={styles.logo} href="#/">
      <Mark />
      {productTitle}
    </a>
  );
}

function BackButton({ parent }: { parent: string | undefined }) {
  const home = homeOf(useSnapshot(permission).menuList);
  return (
    <Link className={styles.logo} to={parent ?? home} aria-label="返回">
      <IconArrowLeft size={18} aria-hidden />
      <Mark />
      {productTitle}
    </Link>
  );
}

function WhereAndWho() {
  const { schoolName, activeRole, userInfo } = useSnapshot(personal);
  if (activeRole === '') return null;
  const place = userInfo.partnerName ?? schoolName;
  return (
    <div className={styles.place}>
      {place && <strong>{place}</strong>}
      <span>{roleLabels[activeRole]}</span>
    </div>
  );
}

function Filters({ screen }: { screen: RouteRecord }) {
  const { activeRole } = useSnapshot(personal);
  const filters = activeRole === '' ? [] : filtersFor(activeRole, screen.filters);
  if (filters === 'dynamic' || filters.length === 0) return null;
  return (
    <Suspense>
      <FilterBar filters={filters} />
    </Suspense>
  );
}

function Jobs() {
  return useSnapshot(jobs).list.length === 0 ? null : (
    <Suspense>
      <JobTray />
    </Suspense>
  );
}
