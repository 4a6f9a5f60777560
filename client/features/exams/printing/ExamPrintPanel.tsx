import { Box, Flex, Stack, Text } from '@mantine/core';
import { useCallback, type ReactNode } from 'react';
import { listExamRooms } from '../../../../contracts/wrongbook/exams/seating.ts';
import { useCall } from '../../../api/use-call.ts';
import { ButtonLink } from '../../../components/page/links.tsx';
import { PdfPreview } from '../../../components/preview/FilePreview.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { KindChoice } from './KindChoice.tsx';
import { PrintActs } from './PrintActs.tsx';
import { fetchSample, requestOf, sampleOf } from './print-request.ts';
import { examPath, type ExamDetail } from '../frame/exam.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { SubjectPapers } from './SubjectPapers.tsx';
import { usePrintChoice } from './use-print-choice.ts';

type Request = ReturnType<typeof requestOf>;

/** What is printed for an exam: chosen on the left, a sample of it on the right, all of it in the background. */
export function ExamPrintPanel({ exam }: { exam: ExamDetail }): ReactNode {
  const [choice, change] = usePrintChoice(exam);
  const { data: rooms } = useCall(listExamRooms, { examId: exam.id });
  const request = requestOf(exam, choice);
  const unseated = exam.roomCount > 0 ? exam.studentCount - exam.seatedCount : 0;
  return (
    <Flex gap="xl" h="100%" mih={0}>
      <Stack w={264} flex="none" gap="lg" style={{ overflowY: 'auto' }}>
        <KindChoice exam={exam} kinds={request.kinds} onChange={(kinds) => change({ kinds })} />
        <ScopeChoice exam={exam} rooms={rooms ?? []} choice={choice} onChange={change} />
        {unseated === 0 && <PrintActs exam={exam} request={request} />}
        <SubjectPapers exam={exam} />
      </Stack>
      <Box flex={1} miw={0} h="100%" __vars={{ '--preview-height': '100%' }}>
        {unseated > 0 && (
          <EmptyState text={`还有 ${unseated} 名考生没有座位，排座后才能打印。`}>
            <ButtonLink variant="default" to={examPath(exam.id, 'rooms')}>
              去排座
            </ButtonLink>
          </EmptyState>
        )}
        {unseated === 0 && request.kinds.length === 0 && (
          <EmptyState text="在左侧勾选要打印的内容，这里会显示打印出来的样子。" />
        )}
        {unseated === 0 && request.kinds.length > 0 && rooms && (
          <Sample name={exam.name} request={sampleOf(exam, rooms, request)} whole={request} />
        )}
      </Box>
    </Flex>
  );
}

/** The pages of one room or class. */
function Sample({ name, request, whole }: { name: string; request: Request; whole: Request }): ReactNode {
  const key = JSON.stringify(request);
  const load = useCallback((signal: AbortSignal) => fetchSample(JSON.parse(key) as Request, signal), [key]);
  const isPart = key !== JSON.stringify(whole);
  return (
    <PdfPreview
      name={name}
      load={load}
      actions={
        isPart && (
          <Text size="sm" c="dimmed">
            样张：只显示第一个考场和科目
          </Text>
        )
      }
    />
  );
}
