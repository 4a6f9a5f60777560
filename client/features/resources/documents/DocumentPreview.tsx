import { Button } from '@mantine/core';
import { useCallback, type ReactNode } from 'react';
import { documentKindLabels } from '../../../../contracts/wrongbook/document-shapes.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { PdfPreview, PicturePreview } from '../../../components/preview/FilePreview.tsx';
import type { LoadPicture } from '../../../components/preview/PicturePage.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { useAction } from '../../../components/use-action.ts';
import type { AnyDocument } from './document.ts';
import { readFile, readPicture, saveDocument } from './document-file.ts';

interface Props {
  document: AnyDocument;
}

/** Shows a document within the page; of one that no browser can show it says so, and hands it over. */
export function DocumentPreview({ document }: Props): ReactNode {
  const { title, kind } = document;
  const shown = kind === 'pdf' || kind === 'picture';
  return (
    <Dialog title={title} size={shown ? 1120 : 'sm'} drawer={shown}>
      {kind === 'pdf' && <Pdf document={document} />}
      {kind === 'picture' && <Picture document={document} />}
      {!shown && (
        <EmptyState text={`${documentKindLabels[kind]}不能在这里预览，请下载后查看。`}>
          <SaveButton document={document} />
        </EmptyState>
      )}
    </Dialog>
  );
}

function Pdf({ document }: Props): ReactNode {
  const { id, title } = document;
  const load = useCallback((signal: AbortSignal) => readFile(id, signal), [id]);
  return <PdfPreview name={title} load={load} actions={<SaveButton document={document} />} />;
}

function Picture({ document }: Props): ReactNode {
  const { id, title, extension, pages } = document;
  const load = useCallback<LoadPicture>((page, signal) => readPicture(id, extension, page, signal), [id, extension]);
  return <PicturePreview name={title} pages={pages} load={load} actions={<SaveButton document={document} />} />;
}

function SaveButton({ document }: Props): ReactNode {
  const { run, busy } = useAction(() => saveDocument(document));
  return (
    <Button size="xs" variant="default" loading={busy} onClick={() => void run()}>
      下载
    </Button>
  );
}
