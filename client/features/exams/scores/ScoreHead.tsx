import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { getScoreTemplate } from '../../../../contracts/wrongbook/exams/scores.ts';
import { download } from '../../../api/download.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { useAction } from '../../../components/use-action.ts';
import { examPath, type ExamDetail } from '../frame/exam.ts';
import { CodeEntry } from './CodeEntry.tsx';
import { openScoreImport } from './importing/ScoreImport.tsx';
import type { OfSubject, Scoring } from './scores.ts';

interface Props {
  exam: ExamDetail;
  of: OfSubject;
  subject: Scoring;
}

/** What comes in how: typed where nobody marks sheets, by workbook either way. */
export function ScoreHead({ exam, of, subject }: Props): ReactNode {
  const { run, busy } = useAction(() =>
    download(getScoreTemplate, of, { name: `${exam.name} ${subject.courseName}`, label: '登分表' }),
  );
  const isPublished = subject.publishTime !== '';
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap">
      {subject.hasSheets ? <FromSheets exam={exam} subject={subject} /> : <CodeEntry of={of} subject={subject} />}
      <Group gap={8} wrap="nowrap" flex="none">
        <Button size="sm" variant="default" loading={busy} onClick={() => void run()}>
          下载登分表
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={isPublished}
          title={isPublished ? '已发布，先撤回才能导入' : undefined}
          onClick={() => openScoreImport(of, subject)}
        >
          导入登分表
        </Button>
      </Group>
    </Group>
  );
}

function FromSheets({ exam, subject }: { exam: ExamDetail; subject: Scoring }): ReactNode {
  const to = examPath(exam.id, subject.unmarkedCount > 0 ? 'mark' : 'scan');
  return (
    <Text size="sm" py={6}>
      {subject.courseName}的得分由答卷得出；在别处批改的可以逐题导入。缺考、违纪、缓考、补考在下面登记。
      {subject.unmarkedCount > 0 && `还有 ${subject.unmarkedCount} 个作答没有批改。`}{' '}
      {to !== undefined && <TextLink to={to}>{subject.unmarkedCount > 0 ? '去阅卷' : '看答卷'}</TextLink>}
    </Text>
  );
}
