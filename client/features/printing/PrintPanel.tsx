import { Box, Button, Checkbox, Flex, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import { printKindLabels } from '../../../contracts/constants/printing.ts';
import { getAssignment, listSubmissions } from '../../../contracts/wrongbook/assignments.ts';
import { getPaper } from '../../../contracts/wrongbook/papers.ts';
import { saveExport } from '../../api/download.ts';
import { useCall } from '../../api/use-call.ts';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { PdfPreview } from '../../components/preview/FilePreview.tsx';
import { canPrintPdf, printPdf } from '../../components/preview/print-pdf.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { showDone } from '../../components/toast.ts';
import { attempt } from '../../components/use-action.ts';
import {
  fetchPrint,
  offeredKinds,
  recordPrint,
  sizeOptions,
  type PrintKind,
  type PrintRequest,
} from './print-request.ts';

interface Props {
  request: PrintRequest;
  onChange: (request: PrintRequest) => void;
}

/** What is printed, for whom and on what, beside the pages as they will come out. */
export function PrintPanel({ request, onChange }: Props): ReactNode {
  const { assignmentId, paperId } = request;
  const assignment = useCall(getAssignment, assignmentId === undefined ? null : { assignmentId });
  const paper = useCall(getPaper, paperId === undefined ? null : { paperId });
  const source = assignment.data ?? paper.data;
  const kinds = offeredKinds({
    isAssigned: assignmentId !== undefined,
    isPersonal: assignment.data?.paperId === '',
    isPublished: assignment.data ? assignment.data.publishTime !== '' : false,
  });
  return (
    <Flex gap="xl" h="100%">
      <Stack w={240} flex="none" gap="lg" style={{ overflowY: 'auto' }}>
        <Title order={2} fz={15}>
          {source?.title ?? '打印'}
        </Title>
        <KindChoice kinds={kinds} request={request} onChange={onChange} />
        <Stack gap={10}>
          <Label>纸张</Label>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="纸张"
            data={[...sizeOptions]}
            value={request.paperSize ?? 'A4'}
            onChange={(value) => onChange({ ...request, paperSize: value })}
          />
        </Stack>
        {assignmentId !== undefined && <WhoChoice assignmentId={assignmentId} request={request} onChange={onChange} />}
      </Stack>
      <Box flex={1} miw={0}>
        {request.kinds.length === 0 ? (
          <EmptyState text="在左侧勾选要打印的内容，这里会显示打印出来的样子。" />
        ) : (
          <Pages request={request} title={source?.title ?? '打印'} />
        )}
      </Box>
    </Flex>
  );
}

const Label = ({ children }: { children: ReactNode }): ReactNode => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

function KindChoice({ kinds, request, onChange }: Props & { kinds: readonly PrintKind[] }): ReactNode {
  const toggle = (kind: PrintKind, isChosen: boolean) => {
    const wanted = kinds.filter((one) => (one === kind ? isChosen : request.kinds.includes(one)));
    onChange({ ...request, kinds: wanted });
  };
  const hasSheets = request.kinds.some((kind) => kind === 'sheets' || kind === 'blankSheet');
  return (
    <Stack gap={10} role="group" aria-label="打印内容">
      <Label>打印内容</Label>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          size="sm"
          label={printKindLabels[kind]}
          checked={request.kinds.includes(kind)}
          onChange={(event) => toggle(kind, event.currentTarget.checked)}
        />
      ))}
      {hasSheets && (
        <Checkbox
          size="sm"
          pt={10}
          style={{ borderTop: '1px solid var(--line)' }}
          label="答题卡上填涂学号"
          checked={request.numberGrid ?? false}
          onChange={(event) => onChange({ ...request, numberGrid: event.currentTarget.checked })}
        />
      )}
    </Stack>
  );
}

/** Everybody, one class or one student. */
function WhoChoice({ assignmentId, request, onChange }: Props & { assignmentId: string }): ReactNode {
  const { data: students = [] } = useCall(listSubmissions, { assignmentId });
  const classes = [...new Map(students.map(({ classId, className }) => [classId, className]))];
  const inClass = students.filter(({ classId }) => request.classId === undefined || classId === request.classId);
  const choose = (changes: Partial<PrintRequest>) => {
    const { classId: _, studentId: __, ...rest } = request;
    onChange({ ...rest, ...changes });
  };
  return (
    <Stack gap={10}>
      <Label>范围</Label>
      <FilterSelect
        label="班级"
        all="全部班级"
        width={208}
        options={classes.map(([value, label]) => ({ value, label }))}
        value={request.classId}
        onChange={(classId) => choose(classId ? { classId } : {})}
      />
      <FilterSelect
        label="学生"
        all={`全部学生（${inClass.length}）`}
        width={208}
        options={inClass.map(({ studentId, studentName, studentNo }) => ({
          value: studentId,
          label: `${studentName} ${studentNo}`,
        }))}
        value={request.studentId}
        onChange={(studentId) =>
          choose({ ...(request.classId && { classId: request.classId }), ...(studentId && { studentId }) })
        }
      />
    </Stack>
  );
}

/** The pages, with the buttons that print and save them. */
function Pages({ request, title }: { request: PrintRequest; title: string }): ReactNode {
  const key = JSON.stringify(request);
  const [shown, setShown] = useState<{ key: string; blob: Blob }>();
  const [pages, setPages] = useState(0);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const blob = await fetchPrint(JSON.parse(key) as PrintRequest, signal);
      setShown({ key, blob });
      return blob;
    },
    [key],
  );
  const blob = shown?.key === key ? shown.blob : undefined;
  const put = (action: 'print' | 'save') =>
    attempt(async () => {
      if (action === 'print') printPdf(blob!);
      else await saveExport(blob!, title, '打印', 'pdf');
      await recordPrint(request, action, pages);
      if (action === 'save') showDone('已保存 PDF，并记入打印记录');
    });
  const ready = blob !== undefined && pages > 0;
  return (
    <PdfPreview
      name={title}
      load={load}
      onPages={setPages}
      actions={
        <>
          <Button size="xs" variant="default" disabled={!ready} onClick={() => void put('save')}>
            保存 PDF
          </Button>
          {canPrintPdf() && (
            <Button size="xs" disabled={!ready} onClick={() => void put('print')}>
              打印
            </Button>
          )}
        </>
      }
    />
  );
}
