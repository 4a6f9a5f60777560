import { Button, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { scoreFilterLabels, scoreFilters } from '../../../../contracts/constants/exams.ts';
import { pageExamScores } from '../../../../contracts/wrongbook/exams/scores.ts';
import { useCall } from '../../../api/use-call.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import type { ExamDetail } from '../frame/exam.ts';
import { openResult } from './ResultDialog.tsx';
import { scoreColumns } from './score-columns.tsx';
import type { OfSubject, Scoring } from './scores.ts';

interface Props {
  exam: ExamDetail;
  of: OfSubject;
  subject: Scoring;
}

const showOptions = scoreFilters.map((value) => ({ value, label: scoreFilterLabels[value] }));

/** The candidates of a subject with what is on record of each. */
export function ScoreTable({ exam, of, subject }: Props): ReactNode {
  const query = usePageQuery(pageExamScores, { fixed: of });
  const answer = useCall(pageExamScores, query.input);
  const { filters, filter, search } = query;
  const classOptions = exam.classes.map(({ classId, className }) => ({ value: classId, label: className }));
  return (
    <>
      <Toolbar label="筛选考生">
        <SegmentedControl
          size="xs"
          aria-label="显示哪些考生"
          data={showOptions}
          value={filters.show ?? 'all'}
          onChange={(show) => filter({ show })}
        />
        <FilterSelect
          label="班级"
          all="全部班级"
          options={classOptions}
          value={filters.classId}
          onChange={(classId) => filter({ classId })}
          width={130}
        />
        <SearchField label="姓名、学号、考号" value={filters.keyword ?? ''} onSearch={search} width={180} />
      </Toolbar>
      <DataTable
        label="考生成绩"
        answer={answer}
        query={query}
        columns={scoreColumns}
        keyOf={({ studentId }) => studentId}
        nameOf={({ studentName }) => studentName}
        actions={(row) => [{ label: '登记', run: () => openResult(of, subject, row) }]}
        actionsWidth={80}
        empty={{
          text: '没有符合条件的考生。',
          action: <AllAgain filter={() => filter({ show: '', classId: '', keyword: '' })} />,
        }}
      />
    </>
  );
}

const AllAgain = ({ filter }: { filter: () => void }): ReactNode => (
  <Button variant="default" onClick={filter}>
    显示全部考生
  </Button>
);
