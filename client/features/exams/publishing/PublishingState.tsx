import { Box, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { publishingActLabels } from '../../../../contracts/constants/exams.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { Notice } from '../../../components/state/Notice.tsx';
import type { Publishing } from './publishing.ts';

/** How far what was begun is, or why it could not be done; nothing of what is done, which the list shows. */
export function PublishingState({ latest }: { latest: Publishing }): ReactNode {
  const { act, state, courseNames, done, total, reason, userName, createTime } = latest;
  const what = `${publishingActLabels[act]}${courseNames.join('、')}`;
  if (state === 'done') return null;
  if (state === 'failed')
    return (
      <Box px="md" pb="sm">
        <Notice tone="bad" title={`没有${what}`}>
          {reason}。{userName} {createTime.slice(5, 16)} 发起；什么都没有改变，可以再试一次。
        </Notice>
      </Box>
    );
  return (
    <Box px="md" pb="sm" role="status">
      <Text mb={6}>
        正在{what}
        {total > 0 && `：${formatNumber(done)} / ${formatNumber(total)} 份答卷`}；可以离开这一页，完成以前成绩不变。
      </Text>
      <Progress value={total === 0 ? 0 : (95 * done) / total} animated aria-label={`${publishingActLabels[act]}进度`} />
    </Box>
  );
}
