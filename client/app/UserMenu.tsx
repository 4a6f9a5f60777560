import { Menu, Tooltip } from '@mantine/core';
import { IconArrowsExchange, IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useSnapshot } from 'valtio';
import { roleLabels, type Role } from '../../contracts/roles.ts';
import { personal } from '../session/personal.ts';
import { switchableRoles } from '../session/roles.ts';
import { logout, switchRole } from '../session/session.ts';
import styles from './Header.module.css';

/** From how many characters on a school's name stands in a tooltip. */
const longName = 6;

/** The avatar with its menu: where and as whom the user works, other roles, the way out. */
export function UserMenu() {
  const { name, activeRole, userRoleList } = useSnapshot(personal);
  const others = switchableRoles(userRoleList as Role[], activeRole);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <button type="button" className={styles.user} aria-label={`${name},账号菜单`}>
          <span className={styles.avatar} aria-hidden>
            {[...name].at(-1)}
          </span>
          <span>{name}</span>
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Facts />
        <Menu.Divider />
        {others.length > 0 && <Menu.Label>切换角色</Menu.Label>}
        {others.map((role) => (
          <Menu.Item
            key={role}
            leftSection={<IconArrowsExchange size={16} aria-hidden />}
            onClick={() => switchRole(role)}
          >
            {roleLabels[role]}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={logout}>
          退出
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Facts() {
  const { schoolName, userInfo, activeRole } = useSnapshot(personal);
  const region = activeRole === 'regionResearcher' ? userInfo.schoolArea : '';
  return (
    <dl className={styles.facts}>
      {schoolName && <Fact term="学校" detail={<SchoolName name={schoolName} />} />}
      {region && <Fact term="区域" detail={region} />}
      {activeRole && <Fact term="当前角色" detail={roleLabels[activeRole]} />}
    </dl>
  );
}

function Fact({ term, detail }: { term: string; detail: React.ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </>
  );
}

function SchoolName({ name }: { name: string }) {
  const characters = [...name];
  if (characters.length <= longName) return name;
  return (
    <Tooltip label={name}>
      {/* Reachable by keyboard, since the whole name is nowhere else in the menu. */}
      <span tabIndex={0}>{characters.slice(0, longName).join('')}…</span>
    </Tooltip>
  );
}
