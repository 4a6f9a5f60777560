import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { showError } from '../toast.ts';
import { acceptedBy } from './accepted.ts';
import styles from './upload.module.css';

interface Props {
  /** Endings of file names, as `.xls`. */
  endings: readonly string[];
  onFile: (file: File) => void;
  disabled?: boolean;
}

/** A place to drop a file on or, by click or keyboard, to choose one. */
export function UploadDropzone({ endings, onFile, disabled = false }: Props): ReactNode {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file || disabled) return;
    if (acceptedBy(endings, file.name)) onFile(file);
    else showError(`请选择 ${endings.join(' 或 ')} 文件`);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
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
        disabled={disabled}
        data-autofocus
        onChange={(event) => {
          take(event.currentTarget.files);
          // So that the same file, mended, can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <IconFileSpreadsheet size={36} stroke={1.2} aria-hidden />
      <span>将文件拖到这里，或点击选择</span>
      <span className={styles.hint}>{endings.join('、')} 文件</span>
    </label>
  );
}
