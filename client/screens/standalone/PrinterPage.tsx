import '../../components/mantine-screens.css';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { addressOf, isEmptyRequest, requestOf, type PrintRequest } from '../../features/printing/print-request.ts';
import { PrintPanel } from '../../features/printing/PrintPanel.tsx';
import { WorkToPrint } from '../../features/assignments/list/WorkToPrint.tsx';
import { useMay } from '../../session/capabilities.ts';

/** What will be printed, exactly; the address holds what it is. */
export function Page(): ReactNode {
  const mayChoose = useMay('chooseWorkToPrint');
  const [address, setAddress] = useSearchParams();
  const request = requestOf(address);
  const isEmpty = isEmptyRequest(request);
  const show = (next: PrintRequest, replace: boolean) => setAddress(addressOf(next), { replace });
  if (isEmpty && mayChoose) {
    return (
      <Screen title="打印预览" note="选择要打印的作业">
        <Card flush>
          <WorkToPrint onChoose={(assignmentId) => show({ assignmentId, kinds: ['sheets'] }, false)} />
        </Card>
      </Screen>
    );
  }
  return (
    <Screen title="打印预览">
      <Card>
        {isEmpty ? (
          <EmptyState text="地址中没有要打印的作业、试卷或错题，请使用教师给出的打印链接。" />
        ) : (
          // Below the header, the title and the edges of a card.
          <Box __vars={{ '--preview-height': 'max(360px, calc(100dvh - 192px))' }}>
            <PrintPanel request={request} onChange={(next) => show(next, true)} />
          </Box>
        )}
      </Card>
    </Screen>
  );
}
