import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RowAction } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import type { Assignment } from './assignment.ts';
import { actionsOf, type Publishing } from './assignment-actions.tsx';
import { assignmentColumns } from './assignment-columns.tsx';
import { AssignmentCards } from './AssignmentCards.tsx';
import { AssignmentFilters } from './AssignmentFilters.tsx';
import { useAssignments, type ListScope } from './use-assignments.ts';
import { useView } from './use-view.ts';

const emptyText = '没有符合条件的作业，可以换个时间、课程或条件，或点右上角的“布置”。';

interface Props {
  publishing: Publishing;
  scope: ListScope;
}

/** The work that has been set, as cards or as a list. */
export function AssignmentList({ publishing, scope }: Props): ReactNode {
  const { query, answer } = useAssignments(scope);
  const view = useView(scope === 'lesson' ? 'list' : 'cards');
  const navigate = useNavigate();
  const actions = (assignment: Assignment): RowAction[] => actionsOf(assignment, publishing, navigate);
  return (
    <>
      <AssignmentFilters query={query} stages={answer.data?.stages} view={view} scope={scope} />
      {view.value === 'list' ? (
        <DataTable
          label="作业"
          answer={answer}
          query={query}
          columns={assignmentColumns}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          actions={actions}
          empty={{ text: emptyText }}
        />
      ) : (
        <AssignmentCards answer={answer} query={query} actions={actions} emptyText={emptyText} />
      )}
    </>
  );
}
