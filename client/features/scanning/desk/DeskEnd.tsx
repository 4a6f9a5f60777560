import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/page/links.tsx';
import { openMissing, type Work } from './CollectedCard.tsx';
import styles from './desk.module.css';

/** Where to go on once nothing waits here. */
export interface Onward {
  label: string;
  to: string | undefined;
}

interface Props {
  work: Work | undefined;
  /** Scans are being read that may bring pages. */
  isRead: boolean;
  /** Only those are asked for that wait for a person. */
  isTray: boolean;
  onward: Onward | undefined;
}

/** Stands where no page is at hand: what is being read, who has not handed in, and where to go on. */
export function DeskEnd({ work, isRead, isTray, onward }: Props): ReactNode {
  const { title, help } = wordsFor(work, isRead, isTray);
  const isMissing = work !== undefined && missingIn(work) > 0 && work.submittedCount > 0 && !isRead;
  return (
    <section className={styles.end}>
      <Stack align="center" gap="sm" maw={480}>
        <Title order={2} fz={18} ta="center">
          {title}
        </Title>
        {help !== '' && (
          <Text c="dimmed" ta="center">
            {help}
          </Text>
        )}
        {isRead && work && work.reading.pages > 0 && (
          <Progress w={320} value={(100 * work.reading.readPages) / work.reading.pages} aria-label="读取进度" />
        )}
        <Group>
          {onward && <ButtonLink to={onward.to}>{onward.label}</ButtonLink>}
          {isMissing && (
            <Button variant="default" onClick={() => void openMissing(work)}>
              看没交的 {missingIn(work)} 人
            </Button>
          )}
        </Group>
      </Stack>
    </section>
  );
}

const missingIn = ({ studentCount, submittedCount, absentCount }: Work): number =>
  Math.max(0, studentCount - submittedCount - absentCount);

function wordsFor(work: Work | undefined, isRead: boolean, isTray: boolean): { title: string; help: string } {
  if (isRead) {
    const { readPages = 0, pages = 0 } = work?.reading ?? {};
    const far = pages > 0 ? `已读 ${readPages} / ${pages} 页，` : '';
    return { title: '正在读取扫描件', help: `${far}读出来的随即批改，要处理的页会出现在左边。` };
  }
  if (!isTray) return { title: '没有这样的页', help: '' };
  if (!work) return { title: '所有页都处理好了', help: '' };
  const { submittedCount, studentCount } = work;
  if (submittedCount === 0)
    return { title: '还没有收到答卷', help: '把学生的答题卡扫描成 PDF 或图片，一次上传全班的。' };
  const missing = missingIn(work);
  if (missing === 0) return { title: '没有待处理的页了', help: `${submittedCount}/${studentCount} 份都收到了。` };
  return {
    title: `${submittedCount} 人收齐，${missing} 人没有交`,
    help: '可以再扫，也可以先批改。缺交由您来记，不会自动记。',
  };
}
