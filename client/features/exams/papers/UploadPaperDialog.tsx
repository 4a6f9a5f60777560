import { Box, Flex } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import { documentLimits } from '../../../../contracts/wrongbook/document-shapes.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { PdfPreview } from '../../../components/preview/FilePreview.tsx';
import { UploadDropzone } from '../../../components/upload/UploadDropzone.tsx';
import { KeySide } from './KeySide.tsx';
import type { KeyRow } from './key-rows.ts';
import type { Paper, UploadedPaper } from './upload-paper.ts';
import { useSentFile } from './use-sent-file.ts';

/** Has somebody upload a PDF and type its key in; the paper that it made, or undefined. */
export const openUploadPaper = (paper: Paper): Promise<UploadedPaper | undefined> =>
  openDialog<UploadedPaper>(<UploadPaperDialog paper={paper} />);

const discard = { title: '放弃录入？', message: '已录入的答案不会保存。', action: '放弃', danger: true };

function UploadPaperDialog({ paper }: { paper: Paper }): ReactNode {
  const [rows, setRows] = useState<KeyRow[]>([]);
  const sent = useSentFile(paper);
  const mayClose = () => rows.every(({ answer }) => answer === '') || confirm(discard);
  return (
    <Dialog title="上传试卷，录入答案" size={1320} drawer firm mayClose={mayClose}>
      {sent.file ? (
        <Flex gap="lg" h="100%" mih={0}>
          <Box flex={1} miw={0}>
            <Pages file={sent.file} />
          </Box>
          <KeySide paper={paper} rows={rows} documentId={sent.documentId} sent={sent.sent} onChange={setRows} />
        </Flex>
      ) : (
        <UploadDropzone
          endings={['.pdf']}
          hint={`一份 PDF，最大 ${documentLimits.maxMb} MB`}
          onFiles={([file]) => file && sent.choose(file)}
        />
      )}
    </Dialog>
  );
}

/** The PDF page by page, as it was chosen. */
function Pages({ file }: { file: File }): ReactNode {
  const load = useCallback(() => Promise.resolve(file as Blob), [file]);
  return <PdfPreview name={file.name} load={load} />;
}
