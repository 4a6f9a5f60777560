import { Button } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import { saveExport } from '../../api/download.ts';
import { PdfPreview } from '../../components/preview/FilePreview.tsx';
import { canPrintPdf, printPdf } from '../../components/preview/print-pdf.ts';
import { showDone } from '../../components/toast.ts';
import { attempt } from '../../components/use-action.ts';
import { fetchPrint, recordPrint, type PrintRequest } from './print-request.ts';

/** The pages, with the buttons that print and save them. */
export function PrintedPages({ request, title }: { request: PrintRequest; title: string }): ReactNode {
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
