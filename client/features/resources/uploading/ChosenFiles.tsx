import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatSize } from '../../../components/format.ts';
import { faultOf } from './files.ts';
import styles from './uploading.module.css';

interface Props {
  files: readonly File[];
  onRemove: (file: File) => void;
}

/** The files that were chosen, and of those that will not be sent why. */
export function ChosenFiles({ files, onRemove }: Props): ReactNode {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="已选择的文件">
      {files.map((file, index) => {
        const fault = faultOf(file);
        return (
          <li key={index} className={styles.file}>
            <span className={styles.fileName} title={file.name}>
              {file.name}
            </span>
            {fault === '' ? <span>{formatSize(file.size)}</span> : <strong>{fault}，不会上传</strong>}
            <button
              type="button"
              className={styles.remove}
              aria-label={`移除 ${file.name}`}
              onClick={() => onRemove(file)}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
