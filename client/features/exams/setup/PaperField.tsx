import { Select, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PaperItem } from '../../paper-builder/papers/PaperTable.tsx';
import type { PlannedSubject } from './plan.ts';

interface Props {
  subject: PlannedSubject;
  name: string;
  subjectId: string;
  papers: readonly PaperItem[];
  isFixed: boolean;
  fault: string | undefined;
  change: (changes: Partial<PlannedSubject>) => void;
}

/** The paper of a subject: one's own of the builder, an uploaded one, or none where only scores come in. */
export function PaperField({ subject, name, subjectId, papers, isFixed, fault, change }: Props): ReactNode {
  if (subject.way === 'scores')
    return (
      <Text size="xs" c="dimmed">
        不印答题卡，考后录入或导入分数
      </Text>
    );
  if (subject.way === 'upload' && subject.paperId === '')
    return (
      <Text size="xs" c="dimmed">
        保存后在“印制”上传试卷和答案
      </Text>
    );
  const own = papers.filter((paper) => paper.subjectId === subjectId);
  const options = own.map(({ id, title, totalScore }) => ({ value: id, label: `${title}（${totalScore} 分）` }));
  const isKnown = own.some(({ id }) => id === subject.paperId);
  // A colleague's paper that was chosen before is none of one's own, and stays.
  const data =
    isKnown || subject.paperId === '' ? options : [...options, { value: subject.paperId, label: '已选的试卷' }];
  const choose = (paperId: string | null) => {
    const total = own.find(({ id }) => id === paperId)?.totalScore;
    change({ paperId: paperId ?? '', ...(total !== undefined && { full: String(total) }) });
  };
  return (
    <Select
      size="xs"
      aria-label={`${name}的试卷`}
      placeholder={own.length === 0 ? '还没有这科的试卷，先去组卷' : '请选择试卷'}
      searchable
      clearable
      disabled={isFixed}
      data={data}
      nothingFoundMessage="没有符合的试卷"
      value={subject.paperId === '' ? null : subject.paperId}
      error={fault}
      onChange={choose}
    />
  );
}
