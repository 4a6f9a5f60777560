import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/state/Notice.tsx';
import type { Conflict } from './use-conflicts.ts';

const words = { student: '名学生要同时考', teacher: '位教师要同时监考', room: '个考场要同时使用' } as const;

/** What a timetable asks for twice, in words; nothing where all is well. */
export function TimetableConflicts({ conflicts, fault }: { conflicts: readonly Conflict[]; fault: string }): ReactNode {
  if (fault !== '') return <Notice tone="bad">{fault}</Notice>;
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warn" title={`时间表有 ${conflicts.length} 处冲突`}>
      {conflicts.map((conflict) => (
        <Text key={`${conflict.kind}${conflict.subject}${conflict.other}${conflict.date}${conflict.from}`} size="sm">
          {sentenceOf(conflict)}
        </Text>
      ))}
    </Notice>
  );
}

function sentenceOf({ kind, subject, other, date, from, to, names, count }: Conflict): string {
  const who = names.length === 0 ? '' : `：${names.join('、')}${count > names.length ? ' 等' : ''}`;
  return `${date.slice(5)} ${from}-${to} “${subject}”和“${other}”，${count} ${words[kind]}${who}`;
}
