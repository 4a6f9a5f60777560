import { Button, Kbd, Select } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { listSubmissions } from '../../../contracts/wrongbook/assignments.ts';
import { listMissingPages } from '../../../contracts/wrongbook/scans.ts';
import { useCall } from '../../api/use-call.ts';
import { useShortcut } from '../../components/shortcuts.ts';
import type { Mend, Missing, ScanPage } from './scan.ts';
import styles from './scanning.module.css';
import { useWorkOptions } from './use-work-options.ts';

interface Props {
  page: ScanPage;
  busy: boolean;
  run: (input: Mend) => Promise<void>;
}

/** The most students whose missing page is offered as a button. */
const mostOffered = 9;

/** Gives a page to a student: one whose page is missing by one key, anybody by choosing. */
export function AssignForm({ page, busy, run }: Props): ReactNode {
  const [work, setWork] = useState(page.assignmentId);
  const input = work === '' ? null : { assignmentId: work };
  // Those of another piece of work must not be offered for a moment.
  const missing = useCall(listMissingPages, input, { keepPreviousData: false });
  const give: Give = (submissionId, sheetPage, action) => run({ pageId: page.id, action, submissionId, sheetPage });
  const offers = offersOf(missing.data ?? [], page.sheetPage);
  return (
    <>
      <div className={styles.assign}>
        <Select
          label="作业"
          data={[...useWorkOptions()]}
          value={work || null}
          onChange={(chosen) => setWork(chosen ?? '')}
          placeholder="请选择作业"
          searchable
          allowDeselect={false}
          w={280}
        />
        {work !== '' && <StudentFields key={work} page={page} work={work} busy={busy} give={give} />}
      </div>
      {offers.length > 0 && (
        <div className={styles.offers} role="group" aria-label="缺页的学生">
          <span>缺页的学生：</span>
          {offers.map((offer, index) => (
            <Offer
              key={`${offer.submissionId}/${offer.sheetPage}`}
              offer={offer}
              digit={index + 1}
              busy={busy}
              give={give}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface Candidate {
  submissionId: string;
  sheetPage: number;
  name: string;
}

/** Missing pages, those first of students of whom a part has come in; only of that number where the page tells it. */
function offersOf(missing: readonly Missing[], sheetPage: number): Candidate[] {
  const open = missing.filter(({ settled }) => settled === 'waiting');
  const ordered = [...open].sort((one, other) => Number(other.found.length > 0) - Number(one.found.length > 0));
  return ordered
    .flatMap(({ submissionId, studentName, missing: pages }) =>
      pages
        .filter((number) => sheetPage === 0 || number === sheetPage)
        .map((number) => ({ submissionId, sheetPage: number, name: studentName })),
    )
    .slice(0, mostOffered);
}

type Give = (submissionId: string, sheetPage: number, action: 'assign' | 'replace') => Promise<void>;

function Offer({
  offer,
  digit,
  busy,
  give,
}: {
  offer: Candidate;
  digit: number;
  busy: boolean;
  give: Give;
}): ReactNode {
  const { submissionId, sheetPage, name } = offer;
  const label = `${name} 第 ${sheetPage} 页`;
  useShortcut(String(digit), `归到${label}`, () => void give(submissionId, sheetPage, 'assign'));
  return (
    <Button
      size="xs"
      variant="default"
      disabled={busy}
      rightSection={<Kbd size="xs">{digit}</Kbd>}
      onClick={() => void give(submissionId, sheetPage, 'assign')}
    >
      {label}
    </Button>
  );
}

const pageNumbers = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: `第 ${index + 1} 页`,
}));

function StudentFields({
  page,
  work,
  busy,
  give,
}: {
  page: ScanPage;
  work: string;
  busy: boolean;
  give: Give;
}): ReactNode {
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
        onClick={() => void give(student, Number(number), 'assign')}
      >
        归到该学生
      </Button>
      <Button
        variant="subtle"
        disabled={student === '' || busy}
        onClick={() => void give(student, Number(number), 'replace')}
      >
        替换该生已有的
      </Button>
    </>
  );
}
