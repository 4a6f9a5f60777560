import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { figuresIn, type Report } from './report.ts';

/** Who is in the figures and who is not. */
export function Counted({ report }: { report: Report }): ReactNode {
  const { candidates, missing, subjects, totalFull, isWhole, showsRanks, classes } = report;
  const waiting = subjects.filter(({ isPublished }) => !isPublished).map(({ courseName }) => courseName);
  const sat = figuresIn(report.grade, '')?.count;
  const whose = isWhole ? '' : `您看到的 ${classes.length} 个班`;
  const people = `${whose}应考 ${candidates} 人${missing ? `，缺考等 ${missing} 人，均不计入` : ''}`;
  const whole =
    waiting.length > 0
      ? `；${waiting.join('、')}未发布，还没有总分`
      : isWhole && totalFull !== null
        ? `；总分按各科全考的 ${sat ?? 0} 人`
        : '';
  return (
    <Text fz={13} c="dimmed" truncate>
      {people}
      {whole}
      {!showsRanks && (
        <span title="名次由学校管理员在考试设置里打开；给家长的打印件从不显示">
          {' · '}
          <IconLock size={13} style={{ verticalAlign: -2 }} aria-hidden /> 名次不显示
        </span>
      )}
    </Text>
  );
}
