import { useState } from 'react';
import { uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import { call } from '../../../api/call.ts';
import { transferTimeout } from '../../../api/download.ts';
import { attempt } from '../../../components/use-action.ts';
import { personal } from '../../../session/personal.ts';
import type { Paper } from './upload-paper.ts';

/** A PDF that is on screen at once, and goes to the server meanwhile. */
export interface SentFile {
  file: File | undefined;
  /** "" until the server has it. */
  documentId: string;
  /** From 0 to 1. */
  sent: number;
  choose: (file: File) => void;
}

const titleOf = (name: string): string => name.replace(/\.pdf$/i, '').slice(0, 60) || '试卷';

/** Sends the file of a paper into the teacher's cloud. */
export function useSentFile({ subjectId, gradeId }: Paper): SentFile {
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const [documentId, setDocumentId] = useState('');
  const choose = (chosen: File) => {
    setFile(chosen);
    setSent(0);
    setDocumentId('');
    const input = { teacherId: personal.userId, title: titleOf(chosen.name), subjectId, gradeId };
    void attempt(async () => {
      const how = { file: chosen, onProgress: setSent, timeout: transferTimeout };
      setDocumentId((await call(uploadResource, input, how)).documentId);
    }).then((isSent) => {
      if (!isSent) setFile(undefined);
    });
  };
  return { file, documentId, sent, choose };
}
