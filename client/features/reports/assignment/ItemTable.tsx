import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { Card } from '../../../components/page/Card.tsx';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { leadingTo } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { pathTo } from '../../../session/paths.ts';
import { useSorted } from '../use-sorted.ts';
import { itemColumns, itemValue } from './item-columns.tsx';
import { ItemAnswers } from './ItemAnswers.tsx';
import { groupHeadings, type Item, type Report, type SectionProps } from './report.ts';

/** The questions of a knowledge point, or all. */
const itemsOf = ({ items, points }: Report, pointId: string): Item[] => {
  const point = points.find((one) => one.pointId === pointId);
  return point ? items.filter(({ number }) => point.questions.includes(number)) : items;
};

/** What the answers tell about each question, those of one knowledge point or all. */
export function ItemSection({ report }: SectionProps): ReactNode {
  const [address, setAddress] = useSearchParams();
  const pointId = address.get('point') ?? '';
  const { assignmentId, points } = report;
  return (
    <Card flush>
      {points.length > 0 && (
        <Toolbar label="筛选题目">
          <FilterSelect
            label="知识点"
            all="全部知识点"
            options={points.map(({ pointId: value, name }) => ({ value, label: name }))}
            value={pointId}
            onChange={(point) => setAddress(changeAddress(address, { point }))}
            width={200}
          />
        </Toolbar>
      )}
      <ItemTable assignmentId={assignmentId} items={itemsOf(report, pointId)} />
    </Card>
  );
}

/** Questions with their figures; a row leads to its answers. */
export function ItemTable({ assignmentId, items }: Pick<Report, 'assignmentId' | 'items'>): ReactNode {
  const navigate = useNavigate();
  const { rows, sort, onSort } = useSorted(items, itemValue);
  const headings = sort ? undefined : groupHeadings(rows);
  return (
    <RecordTable
      label="题目分析"
      columns={itemColumns}
      rows={rows}
      sort={sort}
      onSort={onSort}
      keyOf={({ questionId, number }) => `${questionId}-${number}`}
      nameOf={({ number }) => `第 ${number} 题`}
      headingOf={(item) => headings?.get(item.questionId)}
      actions={(item) => [
        { label: '作答', run: () => openDialog(<ItemAnswers item={item} assignmentId={assignmentId} />) },
        ...leadingTo('批改', pathTo('marking', { assignmentId, questionId: item.questionId }), navigate),
      ]}
      actionsWidth={104}
    >
      {rows.length === 0 && <EmptyState text="这份作业没有题目。" />}
    </RecordTable>
  );
}
