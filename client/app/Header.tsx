import { Box, Group, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { channelLevels } from '../../contracts/constants/trade.ts';
import { Jobs } from '../features/tasks/Jobs.tsx';
import { filtersFor } from '../filters/names.ts';
import { partnerLevel, personal } from '../session/personal.ts';
import { roleNameAmong } from '../session/roles.ts';
import styles from './Header.module.css';
import { BackButton, Logo } from './Logo.tsx';
import type { RouteRecord } from './route-record.ts';
import { UserMenu } from './UserMenu.tsx';

const FilterBar = lazy(async () => ({ default: (await import('./HeaderFilters.tsx')).FilterBar }));

/** The bar on top: the product or the way back, whose data is on screen, the filters of the screen, and the user. */
export function Header({ screen }: { screen: RouteRecord }) {
  return (
    <Group component="header" miw={0} wrap="nowrap" pl="md" pr={24} className={styles.bar} data-screen-only>
      {screen.sidebar === false ? <BackButton parent={screen.parent} /> : <Logo />}
      <WhereAndWho />
      <Box flex={1} miw={0}>
        <Filters screen={screen} />
      </Box>
      <Jobs />
      <UserMenu />
    </Group>
  );
}

function WhereAndWho() {
  const { schoolName, activeRole, userInfo, userRoleList } = useSnapshot(personal);
  if (activeRole === '') return null;
  const place = userInfo.partnerName ?? (activeRole === 'regionResearcher' ? userInfo.schoolArea : schoolName);
  const levelName = activeRole === 'partner' ? channelLevels[partnerLevel(userInfo.ancestors) - 1] : undefined;
  return (
    <Group gap={8} miw={0} wrap="nowrap" pl="md" className={styles.place}>
      {place && (
        <Text component="strong" fw={600} maw={260} truncate>
          {place}
        </Text>
      )}
      <Text span fz="xs" px={8} py={1} c="indigo.8" bg="var(--soft)" bdrs={6} style={{ whiteSpace: 'nowrap' }}>
        {levelName}
        {roleNameAmong(activeRole, userRoleList)}
      </Text>
    </Group>
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
