import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import type { TaskCall } from '../../../contracts/constants/tasks.ts';
import { useOffered } from '../../api/offers.ts';
import { useAction } from '../../components/use-action.ts';
import { personal } from '../../session/personal.ts';
import { runExport } from '../tasks/run-export.ts';
import { openImport } from './importing/ImportWizard.tsx';
import type { ImportSource } from './importing/import-source.ts';

interface Props<E extends Endpoint> {
  source: ImportSource;
  schoolId: string;
  /** The call that answers with the list as a sheet, and what it is to hold. */
  exports: E;
  exportName: TaskCall;
  filters: InputOf<E>;
  onAdd: () => void;
}

/** Import, export and adding, for the title line of a list. */
export function ListActions<E extends Endpoint>(props: Props<E>): ReactNode {
  const { source, schoolId, exports, exportName, filters, onAdd } = props;
  const { label } = source;
  const saving = useAction(() =>
    runExport({ name: exportName, endpoint: exports, input: filters, of: personal.schoolName, label }),
  );
  return (
    <>
      <Button variant="default" onClick={() => openImport(source, schoolId)}>
        导入
      </Button>
      {useOffered(exports) && (
        <Button variant="default" loading={saving.busy} onClick={() => void saving.run()}>
          导出
        </Button>
      )}
      <Button onClick={onAdd}>新增{label}</Button>
    </>
  );
}
