import type { ReactNode } from 'react';
import type { pageCloudDocuments } from '../../../../contracts/wrongbook/documents.ts';
import { getKnowledgeTree } from '../../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { TreeOrAll } from '../../../components/tree/TreeOrAll.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { stageOf } from '../../question-bank/question.ts';
import { useGradeOptions, useSubjectOptions } from '../documents/choices.ts';
import { chapterNodes, chosenIn, filtersOf, type Chapter } from './chapters.ts';

interface Props {
  query: PageQuery<typeof pageCloudDocuments>;
  /** The only subject that there is, "" for all of the school. */
  subjectId: string;
  /** What can be done with the chapter that is chosen. */
  chapterAction?: ((chapter: Chapter) => ReactNode) | undefined;
}

/** Subjects with their chapters: a chapter shows what is of its subject and grade and bears its name. */
export function ChapterTree({ query: { filters, filter }, subjectId, chapterAction }: Props): ReactNode {
  const subjects = useSubjectOptions().filter(({ value }) => subjectId === '' || value === subjectId);
  const grades = useGradeOptions();
  const wanted = subjectId || filters.subjectId || '';
  const stage = stageOf(filters.gradeId ?? grades[0]?.value ?? '');
  const { data = [] } = useCall(
    getKnowledgeTree,
    wanted === '' || grades.length === 0 ? null : { subjectId: wanted, stage },
  );
  const chapters = data.filter(({ gradeId }) => filters.gradeId === undefined || gradeId === filters.gradeId);
  const chosen = chosenIn(filters, wanted, data);
  const choose = (key: string) => {
    const { subjectId: subject, ...place } = filtersOf(key, wanted, data);
    filter(subjectId === '' ? { ...place, subjectId: subject } : place);
  };
  const chapter = data.find(({ id }) => id === chosen);
  return (
    <Card title="课程和章节" aside={chapter && chapterAction?.(chapter)}>
      <TreeOrAll
        label="课程和章节"
        all={{ label: '全部' }}
        nodes={chapterNodes(subjects, wanted, chapters)}
        chosen={chosen}
        onChoose={choose}
      />
    </Card>
  );
}
