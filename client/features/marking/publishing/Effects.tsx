import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Publishing } from './publishing.ts';

const mostNames = 8;

/** What publishing does, and who is left out of it. */
export const Effects = ({ publishing: { handedInCount, missing } }: { publishing: Publishing }): ReactNode => (
  <Paper withBorder p={12} bg="var(--ground)">
    <SimpleGrid cols={2} spacing={6}>
      <Text size="sm">
        <b>{handedInCount} 名学生</b>有成绩，计入报告
      </Text>
      <Text size="sm">没得满分的题记入各人错题本</Text>
      <Text size="sm">{missing.length === 0 ? '全部上交' : namesOf(missing)}</Text>
      <Text size="sm">发布后还能改分，改前会再问；可以撤回</Text>
    </SimpleGrid>
  </Paper>
);

function namesOf(missing: Publishing['missing']): ReactNode {
  const names = missing.slice(0, mostNames).map(({ studentName }) => studentName);
  const rest = missing.length > mostNames ? ' 等' : '';
  return (
    <>
      <b>{missing.length} 人缺交</b>：{names.join('、')}
      {rest}，不进平均分
    </>
  );
}
