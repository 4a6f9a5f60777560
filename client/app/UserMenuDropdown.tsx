import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, Tooltip } from '@mantine/core';
import { IconArrowsExchange, IconLogout } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { roleLabels, type Role } from '../../contracts/roles.ts';
import { personal } from '../session/personal.ts';
import { switchableRoles } from '../session/roles.ts';
import { logout, switchRole } from '../session/session.ts';
import styles from './Header.module.css';
import { UserButton } from './UserButton.tsx';

/** A school's name with more characters than these stands in a tooltip. */
const longName = 6;

/** The avatar's menu: where and as whom the user works, other roles, the way out. It opens as soon as it is there. */
export default function UserMenuDropdown() {
  const { activeRole, userRoleList } = useSnapshot(personal);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button took the place of the one that was clicked, and must have the focus for it to return there.
    button.current?.focus();
    setOpened(true);
  }, []);
  const others = switchableRoles(userRoleList as Role[], activeRole);
  return (
    <Menu position="bottom-end" width={260} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <UserButton ref={button} />
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

function Fact({ term, detail }: { term: string; detail: ReactNode }) {
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
    <Tooltip label={name} events={{ hover: true, focus: true, touch: true }}>
      <span tabIndex={0}>{characters.slice(0, longName).join('')}…</span>
    </Tooltip>
  );
}
