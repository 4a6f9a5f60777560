import { Box, Stack, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { badgeText } from '../components/format.ts';
import { globalFilter, useBadgeRefresh } from '../session/filter.ts';
import { permission, type MenuItem } from '../session/permission.ts';
import { logout } from '../session/session.ts';
import { activeMenuPath } from './menu.ts';
import { iconsOf } from './menu-icons.ts';
import { prefetch } from './prefetch.ts';
import { routes } from './routes.ts';
import styles from './Sidebar.module.css';

/** The menu of the active role; the entry on screen is highlighted and no link. */
export function Sidebar() {
  const { menuList } = useSnapshot(permission);
  const active = activeMenuPath(useLocation().pathname);
  useBadgeRefresh();
  return (
    <Stack component="aside" gap={8} h="100%" p={8} className={styles.sidebar} data-screen-only>
      <Box component="nav" flex={1} aria-label="主菜单">
        <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
          {menuList.map((item) => (
            <li key={item.path}>
              <MenuTile item={item} active={item.path === active} />
            </li>
          ))}
        </Stack>
      </Box>
      <UnstyledButton className={styles.tile} onClick={() => logout()}>
        <IconLogout size={22} stroke={1.6} aria-hidden />
        <span>退出</span>
      </UnstyledButton>
    </Stack>
  );
}

function MenuTile({ item: { path, meta }, active }: { item: MenuItem; active: boolean }) {
  const [Normal, Selected] = iconsOf(path);
  const Icon = active ? Selected : Normal;
  const content = (
    <>
      <Icon size={22} stroke={active ? 2.2 : 1.6} aria-hidden />
      <span>{meta.title}</span>
      {meta.badgeKey && <Badge count={meta.badgeKey} />}
    </>
  );
  if (active) {
    return (
      <span className={styles.tile} aria-current="page" data-active>
        {content}
      </span>
    );
  }
  const ahead = () => prefetchMenu(path);
  return (
    <Link className={styles.tile} to={path} onMouseEnter={ahead} onFocus={ahead}>
      {content}
    </Link>
  );
}

/** An entry that only leads on to another has no page of its own; the one behind it is fetched. */
const prefetchMenu = (path: string): void =>
  prefetch(routes.find((route) => route.path === path && route.redirect)?.redirect ?? path);

function Badge({ count }: { count: string }) {
  const { statistics } = useSnapshot(globalFilter);
  const text = badgeText(Number(new Map<string, number>(Object.entries(statistics)).get(count) ?? 0));
  return text === '' ? null : (
    <span className={styles.badge} aria-label={`${text} 条未读`}>
      {text}
    </span>
  );
}
