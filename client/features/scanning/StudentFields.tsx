import { Button, Select } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { listSubmissions } from '../../../contracts/wrongbook/assignments.ts';
import { mostSheetPages } from '../../../contracts/wrongbook/scan-shapes.ts';
import { useCall } from '../../api/use-call.ts';
import type { Assign, ScanPage } from './scan.ts';

interface Props {
  page: ScanPage;
  work: string;
  busy: boolean;
  assign: Assign;
}

const pageNumbers = Array.from({ length: mostSheetPages }, (_, index) => ({
  value: String(index + 1),
  label: `第 ${index + 1} 页`,
}));

/** Anybody who got some work, and which page of the sheet it is. */
export function StudentFields({ page, work, busy, assign }: Props): ReactNode {
  const students = useCall(listSubmissions, { assignmentId: work });
  const [student, setStudent] = useState(page.assignmentId === work ? page.submissionId : '');
  const [number, setNumber] = useState(String(page.sheetPage || 1));
  const options = (students.data ?? []).map(({ submissionId, studentName, studentNo, className }) => ({
    value: submissionId,
    label: `${studentName}（${className} ${studentNo}）`,
  }));
  return (
    <>
      <Select
        label="学生"
        data={options}
        value={student || null}
        onChange={(chosen) => setStudent(chosen ?? '')}
        placeholder="输入姓名或学号"
        nothingFoundMessage="没有符合的学生"
        searchable
        limit={100}
        w={220}
      />
      <Select
        label="页码"
        data={pageNumbers}
        value={number}
        onChange={(chosen) => setNumber(chosen ?? '1')}
        allowDeselect={false}
        w={100}
      />
      <Button
        variant="light"
        disabled={student === ''}
        loading={busy}
        onClick={() => assign(student, Number(number), 'assign')}
      >
        归到该学生
      </Button>
      <Button
        variant="subtle"
        disabled={student === '' || busy}
        onClick={() => assign(student, Number(number), 'replace')}
      >
        替换该生已有的
      </Button>
    </>
  );
}
