import { Box } from '@mantine/core';
import { useCallback, type ReactNode } from 'react';
import { LoadingState } from '../state/LoadingState.tsx';
import { Fault } from './Fault.tsx';
import { PageViewer } from './PageViewer.tsx';
import { openPdf, type Pdf } from './pdf.ts';
import { PdfPage } from './PdfPage.tsx';
import { PicturePage, type LoadPicture } from './PicturePage.tsx';
import { useLoading } from './use-loading.ts';

interface Common {
  /** What is shown, in a word or two. */
  name: string;
  /** Buttons beside those for page and size. */
  actions?: ReactNode;
}

interface PdfProps extends Common {
  /** Reads the file; must stay the same function as long as it reads the same. */
  load: (signal: AbortSignal) => Promise<Blob>;
  /** Hears how many pages there are. */
  onPages?: (pages: number) => void;
}

const close = (pdf: Pdf): void => void pdf.destroy();

/** Shows a PDF page by page. */
export function PdfPreview({ name, actions, load, onPages }: PdfProps): ReactNode {
  const open = useCallback(
    async (signal: AbortSignal) => {
      const pdf = await openPdf(await load(signal));
      onPages?.(pdf.numPages);
      return pdf;
    },
    [load, onPages],
  );
  const { value: pdf, error, again } = useLoading({ load: open, release: close });
  return (
    <PageViewer
      name={name}
      actions={actions}
      pages={pdf?.numPages ?? 0}
      renderPage={(page, width, onRatio) => pdf && <PdfPage pdf={pdf} page={page} width={width} onRatio={onRatio} />}
    >
      {!pdf && (
        <Box maw={880} mih="100%" mx="auto" p="xl" bg="white">
          {error ? <Fault text={`预览加载失败：${error.message}`} retry={again} /> : <LoadingState lines={16} />}
        </Box>
      )}
    </PageViewer>
  );
}

interface PictureProps extends Common {
  pages: number;
  /** Must stay the same function as long as it loads the same. */
  load: LoadPicture;
}

/** Shows a picture, or one after the other the pages of one that has several. */
export const PicturePreview = ({ name, actions, pages, load }: PictureProps): ReactNode => (
  <PageViewer
    name={name}
    actions={actions}
    pages={pages}
    renderPage={(page, _width, onRatio) => <PicturePage page={page} load={load} onRatio={onRatio} />}
  />
);
