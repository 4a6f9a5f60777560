import { Popover, Tooltip } from '@mantine/core';
import { IconArrowsExchange, IconLogout } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { roleLabels } from '../../contracts/roles.ts';
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
  const others = switchableRoles(userRoleList, activeRole);
  return (
    <Popover position="bottom-end" width={260} shadow="md" opened={opened} onChange={setOpened} trapFocus returnFocus>
      <Popover.Target>
        <UserButton ref={button} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      {/* A dialog rather than a menu: beside what can be chosen it tells facts, which a menu may not hold. */}
      <Popover.Dropdown p={8} aria-label="账号">
        <Facts />
        {others.length > 0 && <p className={styles.group}>切换角色</p>}
        {others.map((role) => (
          <button key={role} type="button" className={styles.choice} onClick={() => switchRole(role)}>
            <IconArrowsExchange size={16} aria-hidden />
            {roleLabels[role]}
          </button>
        ))}
        <button type="button" className={styles.choice} onClick={() => logout()}>
          <IconLogout size={16} aria-hidden />
          退出
        </button>
      </Popover.Dropdown>
    </Popover>
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
