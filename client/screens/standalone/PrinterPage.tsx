import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { WorkToPrint } from '../../features/assignments/list/WorkToPrint.tsx';
import { addressOf, isEmptyRequest, requestOf } from '../../features/printing/print-request.ts';
import { PrintScreen } from '../../features/printing/PrintScreen.tsx';
import { useMay } from '../../session/capabilities.ts';

/** What will be printed, exactly; who may choose it does so first. */
export function Page(): ReactNode {
  const mayChoose = useMay('chooseWorkToPrint');
  const [address, setAddress] = useSearchParams();
  if (!mayChoose || !isEmptyRequest(requestOf(address)))
    return <PrintScreen missing="地址中没有要打印的作业、试卷或错题，请使用教师给出的打印链接。" />;
  return (
    <Screen title="打印预览" note="选择要打印的作业">
      <Card flush>
        <WorkToPrint onChoose={(assignmentId) => setAddress(addressOf({ assignmentId, kinds: ['sheets'] }))} />
      </Card>
    </Screen>
  );
}
