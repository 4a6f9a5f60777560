import { Box, Group, Popover, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconArrowsExchange, IconLogout, type Icon } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { permission } from '../session/permission.ts';
import { personal } from '../session/personal.ts';
import { roleNameAmong, switchableRoles } from '../session/roles.ts';
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
        {others.length > 0 && (
          <Text mt={8} px="sm" py={4} fz="xs" c="dimmed" className={styles.group}>
            切换角色
          </Text>
        )}
        {others.map((role) => (
          <Choice
            key={role}
            icon={IconArrowsExchange}
            label={roleNameAmong(role, userRoleList)}
            run={() => switchRole(role)}
          />
        ))}
        <Missing />
        <Choice icon={IconLogout} label="退出" run={() => logout()} />
      </Popover.Dropdown>
    </Popover>
  );
}

const missingText = ({ title, parts }: { title: string; parts: readonly string[] }): string =>
  parts.length === 0 ? title : `${title}（${parts.join('、')}）`;

/** What of the role's screens is left out, and why. */
function Missing() {
  const { missing } = useSnapshot(permission);
  if (missing.length === 0) return null;
  return (
    <Text mt={8} px="sm" py={8} fz="xs" lh={1.6} c="dimmed" className={styles.group}>
      当前服务未提供：{missing.map(missingText).join('、')}。所连接的服务没有这些功能需要的接口。
    </Text>
  );
}

interface ChoiceProps {
  icon: Icon;
  label: string;
  run: () => void;
}

const Choice = ({ icon: Picture, label, run }: ChoiceProps) => (
  <UnstyledButton w="100%" px="sm" py={8} className={styles.quiet} onClick={run}>
    <Picture size={16} aria-hidden />
    {label}
  </UnstyledButton>
);

function Facts() {
  const { schoolName, userInfo, activeRole, userRoleList } = useSnapshot(personal);
  const region = activeRole === 'regionResearcher' ? userInfo.schoolArea : '';
  return (
    <Stack component="dl" gap={6} m={0} px="sm" py={8} fz="sm">
      {schoolName && <Fact term="学校" detail={<SchoolName name={schoolName} />} />}
      {region && <Fact term="区域" detail={region} />}
      {activeRole && <Fact term="当前角色" detail={roleNameAmong(activeRole, userRoleList)} />}
    </Stack>
  );
}

function Fact({ term, detail }: { term: string; detail: ReactNode }) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <Text component="dt" inherit c="dimmed">
        {term}
      </Text>
      <Box component="dd" m={0} ta="right">
        {detail}
      </Box>
    </Group>
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
