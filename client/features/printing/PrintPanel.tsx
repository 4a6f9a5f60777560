import { Box, Checkbox, Flex, SegmentedControl, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { printKindLabels, type PrintKind } from '../../../contracts/constants/printing.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Label } from './Label.tsx';
import { sizeOptions, withKinds, type PrintRequest } from './print-request.ts';
import { PrintedPages } from './PrintedPages.tsx';
import { usePrintSource } from './use-print-source.ts';
import { WhoChoice } from './WhoChoice.tsx';

interface Props {
  request: PrintRequest;
  onChange: (request: PrintRequest) => void;
}

/** What is printed, for whom and on what, beside the pages as they will come out. */
export function PrintPanel({ request, onChange }: Props): ReactNode {
  const { title, kinds } = usePrintSource(request);
  return (
    <Flex gap="xl" h="100%">
      <Stack w={240} flex="none" gap="lg" style={{ overflowY: 'auto' }}>
        <Title order={2} fz={15}>
          {title}
        </Title>
        <KindChoice kinds={kinds} request={request} onChange={onChange} />
        <Stack gap={10}>
          <Label>纸张</Label>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="纸张"
            data={sizeOptions(request.kinds)}
            value={request.paperSize ?? 'A4'}
            onChange={(value) => onChange({ ...request, paperSize: value })}
          />
        </Stack>
        <WhoChoice request={request} onChange={onChange} />
      </Stack>
      <Box flex={1} miw={0}>
        {request.kinds.length === 0 ? (
          <EmptyState text="在左侧勾选要打印的内容，这里会显示打印出来的样子。" />
        ) : (
          <PrintedPages request={request} title={title} />
        )}
      </Box>
    </Flex>
  );
}

/** What has to be known of a kind before it is printed. */
const notes: Partial<Record<PrintKind, string>> = {
  halfSheets: '一页两张或三张，裁开后再扫描',
};

function KindChoice({ kinds, request, onChange }: Props & { kinds: readonly PrintKind[] }): ReactNode {
  const toggle = (kind: PrintKind, isChosen: boolean) => {
    const wanted = kinds.filter((one) => (one === kind ? isChosen : request.kinds.includes(one)));
    onChange(withKinds(request, wanted));
  };
  const hasSheets = request.kinds.some((kind) => kind === 'sheets' || kind === 'blankSheet');
  const flag = (name: 'numberGrid' | 'wrongAnswers', label: string) => (
    <Checkbox
      size="sm"
      pt={10}
      style={{ borderTop: '1px solid var(--line)' }}
      label={label}
      checked={request[name] ?? false}
      onChange={(event) => onChange({ ...request, [name]: event.currentTarget.checked })}
    />
  );
  return (
    <Stack gap={10} role="group" aria-label="打印内容">
      <Label>打印内容</Label>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          size="sm"
          label={printKindLabels[kind]}
          description={notes[kind]}
          checked={request.kinds.includes(kind)}
          onChange={(event) => toggle(kind, event.currentTarget.checked)}
        />
      ))}
      {hasSheets && flag('numberGrid', '答题卡上填涂学号或准考证号')}
      {request.kinds.includes('book') && flag('wrongAnswers', '印出当时的答案')}
    </Stack>
  );
}
