import { Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconFileUpload } from '@tabler/icons-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { showError } from '../toast.ts';
import { acceptedBy } from './accepted.ts';
import styles from './upload.module.css';

interface Props {
  /** Endings of file names, as `.xls`, that the browser's own dialog offers. */
  endings: readonly string[];
  onFiles: (files: readonly File[]) => void;
  disabled?: boolean;
  /** Takes several files at once, whatever their names: the server tells by their content what they are. */
  several?: boolean;
  /** What is accepted, in words; without it the endings. */
  hint?: string;
}

/** A place to drop files on or, by click or keyboard, to choose them. */
export function UploadDropzone({ endings, onFiles, disabled = false, several = false, hint }: Props): ReactNode {
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, several ? undefined : 1);
    if (files.length === 0 || disabled) return;
    if (several || files.every(({ name }) => acceptedBy(endings, name))) onFiles(files);
    else showError(`请选择 ${endings.join(' 或 ')} 文件`);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const Icon = several ? IconFileUpload : IconFileSpreadsheet;
  return (
    <Stack
      component="label"
      gap={8}
      align="center"
      px="md"
      py={40}
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className={styles.input}
        accept={endings.join(',')}
        multiple={several}
        disabled={disabled}
        data-autofocus
        onChange={(event) => {
          take(event.currentTarget.files);
          // So that the same file, mended, can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Icon size={36} stroke={1.2} aria-hidden />
      <span>将文件拖到这里，或点击选择</span>
      <Text span fz="xs" c="dimmed">
        {hint ?? `${endings.join('、')} 文件`}
      </Text>
    </Stack>
  );
}
