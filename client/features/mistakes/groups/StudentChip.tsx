import { Menu } from '@mantine/core';
import type { DragEvent, ReactNode } from 'react';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Group, Member } from './arrangement.ts';
import type { MistakeGroups } from './use-groups.ts';
import { dragType } from './use-drop.ts';
import styles from './groups.module.css';

interface Props {
  student: Member;
  /** Where the student can be put. */
  groups: readonly Group[];
  /** The group that the student is in; undefined for none. */
  own?: number;
  move: MistakeGroups['move'];
}

/** A student, to be dragged into another group or put there by a menu. */
export function StudentChip({ student, groups, own, move }: Props): ReactNode {
  const { studentId, studentName, studentNo, mistakes, sharedMistakes, isMoved } = student;
  const startDrag = (event: DragEvent<HTMLElement>) => {
    event.dataTransfer.setData(dragType, JSON.stringify({ studentId, studentName }));
    event.dataTransfer.effectAllowed = 'move';
  };
  return (
    <li>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <button
            type="button"
            className={styles.student}
            draggable
            onDragStart={startDrag}
            title={`学号 ${studentNo}；拖到别的小组，或按下选择`}
            aria-label={`${studentName}，错题 ${mistakes}${own === undefined ? '' : `，共同知识点上 ${sharedMistakes}`}，移动`}
          >
            {studentName}
            {mistakes > 0 && <b>{own === undefined ? mistakes : `${sharedMistakes}/${mistakes}`}</b>}
            {isMoved && <Tag tone="info">调入</Tag>}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>移到</Menu.Label>
          {groups
            .filter(({ key }) => key !== own)
            .map(({ key, name }) => (
              <Menu.Item key={key} onClick={() => void move(student, key)}>
                {name}
              </Menu.Item>
            ))}
          <Menu.Divider />
          <Menu.Item onClick={() => void move(student, 'new')}>新的小组</Menu.Item>
          {own !== undefined && <Menu.Item onClick={() => void move(student, 'none')}>移出小组</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
