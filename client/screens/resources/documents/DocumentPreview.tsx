import { Button } from '@mantine/core';
import { useCallback, type ReactNode } from 'react';
import { documentKindLabels } from '../../../../contracts/wrongbook/document-shapes.ts';
import { useAction } from '../../../api/use-call.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { PdfPreview, PicturePreview } from '../../../components/preview/FilePreview.tsx';
import type { LoadPicture } from '../../../components/preview/PicturePage.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import type { AnyDocument } from './document.ts';
import { readFile, readPicture, saveDocument } from './document-file.ts';

/** Shows a document within the page; of one that no browser can show it says so, and hands it over. */
export function DocumentPreview({ document }: { document: AnyDocument }): ReactNode {
  const { id, title, kind, extension, pages } = document;
  const load = useCallback((signal: AbortSignal) => readFile(id, signal), [id]);
  const loadPage = useCallback<LoadPicture>(
    (page, signal) => readPicture(id, extension, page, signal),
    [id, extension],
  );
  const save = <SaveButton document={document} />;
  return (
    <Dialog title={title} size={1120} drawer>
      {kind === 'pdf' && <PdfPreview name={title} load={load} actions={save} />}
      {kind === 'picture' && <PicturePreview name={title} pages={pages} load={loadPage} actions={save} />}
      {kind !== 'pdf' && kind !== 'picture' && (
        <EmptyState text={`${documentKindLabels[kind]}不能在这里预览，请下载后查看。`}>{save}</EmptyState>
      )}
    </Dialog>
  );
}

function SaveButton({ document }: { document: AnyDocument }): ReactNode {
  const { run, busy } = useAction(() => saveDocument(document));
  return (
    <Button size="xs" variant="default" loading={busy} onClick={() => void run()}>
      下载
    </Button>
  );
}
