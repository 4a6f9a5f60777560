import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { leadingTo } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { pathTo } from '../../../session/paths.ts';
import { channelName, type Overview, type SchoolFigures } from '../partner.ts';
import { concernedSchools, worstFirst, type Concern } from '../school-state.ts';
import { openEnabling } from './EnableStudents.tsx';
import { schoolColumns } from './school-columns.tsx';

interface Props {
  overview: Overview;
  concern: Concern | '';
  keyword: string;
}

/** The schools that are meant, those first that need a hand. */
export function SchoolTable({ overview, concern, keyword }: Props): ReactNode {
  const navigate = useNavigate();
  const { schools, today } = overview;
  const concerned = concern === '' ? schools : concernedSchools(schools, concern, today);
  const isMeant = (school: SchoolFigures): boolean =>
    [school.schoolName, school.contractNumber, channelName(overview, school.channelId)].some((text) =>
      text.includes(keyword.trim()),
    );
  const rows = worstFirst(concerned.filter(isMeant), today);
  return (
    <RecordTable
      label="学校"
      columns={schoolColumns(overview)}
      rows={rows}
      keyOf={({ schoolId }) => schoolId}
      nameOf={({ schoolName }) => schoolName}
      actions={({ schoolId }) => [
        ...leadingTo('看板', pathTo('schoolBoard', { schoolId }), navigate),
        { label: '启用学生', run: () => openEnabling(schoolId) },
      ]}
      actionsWidth={128}
    >
      {rows.length === 0 && (
        <EmptyState text={schools.length === 0 ? '名下还没有学校。' : '没有符合条件的学校，可以换个条件。'} />
      )}
    </RecordTable>
  );
}
