import { Button, Group, Kbd, Select, Stack } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { listSubmissions } from '../../../../contracts/wrongbook/assignments.ts';
import { listMissingPages } from '../../../../contracts/wrongbook/scans.ts';
import { useCall } from '../../../api/use-call.ts';
import { useShortcut } from '../../../components/shortcuts.ts';
import type { ScanPage } from '../scan.ts';
import { useWorkOptions } from '../use-work-options.ts';
import type { Owner } from './act.ts';

interface Props {
  page: ScanPage;
  busy: boolean;
  /** Nobody is proposed: the search is where one begins. */
  isFirst: boolean;
  onGive: (owner: Owner) => void;
}

/** Anybody who got some work, by name or number; which work and which page of the sheet only where that is not known. */
export function FindStudent({ page, ...rest }: Props): ReactNode {
  const [work, setWork] = useState(page.assignmentId);
  const [isOther, setIsOther] = useState(page.assignmentId === '');
  const works = useWorkOptions();
  return (
    <Stack gap="xs">
      {isOther && (
        <Select
          label="作业"
          data={[...works]}
          value={work || null}
          onChange={(chosen) => setWork(chosen ?? '')}
          placeholder="请选择作业"
          searchable
          allowDeselect={false}
        />
      )}
      {work !== '' && <Students key={work} page={page} work={work} {...rest} />}
      {!isOther && (
        <Group>
          <Button size="compact-xs" variant="subtle" onClick={() => setIsOther(true)}>
            是另一份作业的
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Students({ page, work, busy, isFirst, onGive }: Props & { work: string }): ReactNode {
  const students = useCall(listSubmissions, { assignmentId: work });
  const missing = useCall(listMissingPages, { assignmentId: work }, { keepPreviousData: false });
  const [student, setStudent] = useState('');
  const [chosenPage, setPage] = useState(page.sheetPage);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (student !== '') button.current?.focus();
  }, [student]);
  const sheet = missing.data?.find(({ submissionId }) => submissionId === student);
  const pageCount = Math.max(1, page.sheetPage, ...(missing.data ?? []).flatMap(pagesOf));
  const sheetPage = chosenPage || (sheet?.missing[0] ?? 1);
  const found = students.data?.find(({ submissionId }) => submissionId === student);
  const replaces = missing.data !== undefined && !sheet?.missing.includes(sheetPage);
  const give = (owner: Pick<Owner, 'submissionId' | 'studentName'>) =>
    onGive({ submissionId: owner.submissionId, studentName: owner.studentName, sheetPage, replaces, replacedId: '' });
  return (
    <>
      <SearchField
        students={students.data ?? []}
        isMissing={(id) =>
          missing.data?.some((one) => one.submissionId === id && isOpenAt(one, page.sheetPage)) ?? false
        }
        value={student}
        isFirst={isFirst}
        onChoose={setStudent}
      />
      {found && (
        <Group gap="xs" wrap="nowrap" align="end">
          {pageCount > 1 && (
            <Select
              label="页码"
              data={Array.from({ length: pageCount }, (_, index) => ({
                value: String(index + 1),
                label: `第 ${index + 1} 页`,
              }))}
              value={String(sheetPage)}
              onChange={(chosen) => setPage(Number(chosen))}
              allowDeselect={false}
              w={96}
            />
          )}
          <Button ref={button} flex={1} loading={busy} onClick={() => give(found)}>
            {replaces ? `替换${found.studentName}已有的` : `归到${found.studentName}`}
          </Button>
        </Group>
      )}
    </>
  );
}

const pagesOf = ({ found, missing }: { found: number[]; missing: number[] }): number[] => [...found, ...missing];

const isOpenAt = ({ missing }: { missing: number[] }, sheetPage: number): boolean =>
  sheetPage === 0 || missing.includes(sheetPage);

const asOption = ({ submissionId, studentName, studentNo, className }: DataOf<typeof listSubmissions>[number]) => ({
  value: submissionId,
  label: `${studentName}（${className} ${studentNo}）`,
});

interface SearchProps {
  students: DataOf<typeof listSubmissions>;
  /** Whose page it may be since it has not come. */
  isMissing: (submissionId: string) => boolean;
  value: string;
  isFirst: boolean;
  onChoose: (submissionId: string) => void;
}

function SearchField({ students, isMissing, value, isFirst, onChoose }: SearchProps): ReactNode {
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', '查找学生', () => search.current?.focus());
  useEffect(() => {
    if (isFirst) search.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <Select
      ref={search}
      aria-label="查找学生"
      data={[
        { group: '还缺这一页的', items: students.filter((one) => isMissing(one.submissionId)).map(asOption) },
        { group: '其他学生', items: students.filter((one) => !isMissing(one.submissionId)).map(asOption) },
      ].filter(({ items }) => items.length > 0)}
      value={value || null}
      onChange={(chosen) => onChoose(chosen ?? '')}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      placeholder="输入姓名或学号"
      openOnFocus={false}
      selectFirstOptionOnChange
      nothingFoundMessage="没有符合的学生"
      searchable
      limit={100}
      rightSection={<Kbd size="xs">/</Kbd>}
      rightSectionPointerEvents="none"
    />
  );
}
