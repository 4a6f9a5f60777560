import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { NothingChosen } from '../../components/state/NothingChosen.tsx';
import { pathTo } from '../../session/paths.ts';
import { addressOf, isEmptyRequest, requestOf } from './print-request.ts';
import { PrintPanel } from './PrintPanel.tsx';

interface Props {
  /** The way back, where no header has one. */
  lead?: ReactNode;
  /** What is said where the address does not name what is to be printed. */
  missing: string;
}

// Below the title and the edges of a card, and below the header where there is one.
const heights = { bar: 'max(360px, calc(100dvh - 128px))', headed: 'max(360px, calc(100dvh - 192px))' };

/** What will be printed, exactly; the address holds what it is. */
export function PrintScreen({ lead, missing }: Props): ReactNode {
  const [address, setAddress] = useSearchParams();
  const request = requestOf(address);
  return (
    <Screen title="打印预览" lead={lead} bar={lead !== undefined}>
      {isEmptyRequest(request) ? (
        <NothingChosen text={missing} to={pathTo('papers')} action="选择试卷" />
      ) : (
        <Card>
          <Box __vars={{ '--preview-height': lead === undefined ? heights.headed : heights.bar }}>
            <PrintPanel request={request} onChange={(next) => setAddress(addressOf(next), { replace: true })} />
          </Box>
        </Card>
      )}
    </Screen>
  );
}
