import { Group, Select } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { MissingOffers } from './MissingOffers.tsx';
import type { Assign, Mend, ScanPage } from './scan.ts';
import { StudentFields } from './StudentFields.tsx';
import { useWorkOptions } from './use-work-options.ts';

interface Props {
  page: ScanPage;
  busy: boolean;
  onMend: (input: Mend) => Promise<void>;
}

/** Assigns a page to a student: one whose page is missing by one key, anybody by choosing. */
export function AssignForm({ page, busy, onMend }: Props): ReactNode {
  const [work, setWork] = useState(page.assignmentId);
  const works = useWorkOptions();
  const assign: Assign = (submissionId, sheetPage, action) =>
    void onMend({ pageId: page.id, action, submissionId, sheetPage });
  return (
    <>
      <Group gap="xs" align="end">
        <Select
          label="作业"
          data={[...works]}
          value={work || null}
          onChange={(chosen) => setWork(chosen ?? '')}
          placeholder="请选择作业"
          searchable
          allowDeselect={false}
          w={280}
        />
        {work !== '' && <StudentFields key={work} page={page} work={work} busy={busy} assign={assign} />}
      </Group>
      {work !== '' && <MissingOffers work={work} sheetPage={page.sheetPage} busy={busy} assign={assign} />}
    </>
  );
}
