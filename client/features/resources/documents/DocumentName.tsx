import {
  IconFile,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileTypeXls,
  IconPhoto,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { documentKindLabels, type DocumentKind } from '../../../../contracts/wrongbook/document-shapes.ts';
import type { AnyDocument } from './document.ts';
import styles from './documents.module.css';

const icons: Record<DocumentKind, typeof IconFile> = {
  pdf: IconFileTypePdf,
  picture: IconPhoto,
  word: IconFileTypeDoc,
  sheet: IconFileTypeXls,
  slides: IconFileTypePpt,
  unknown: IconFile,
};

interface Props {
  document: Pick<AnyDocument, 'title' | 'kind' | 'failReason'>;
  unread?: boolean;
}

/** A document's name with the sign of its kind, and below why it could not be recognised. */
export function DocumentName({ document: { title, kind, failReason }, unread = false }: Props): ReactNode {
  const Icon = icons[kind];
  const sign = kind === 'unknown' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': documentKindLabels[kind] };
  return (
    <>
      <div className={styles.name}>
        <Icon size={18} stroke={1.6} data-kind={kind} {...sign} />
        <span className={styles.title} title={title} data-unread={unread || undefined}>
          {title}
        </span>
        {unread && <span className={styles.mark}>未读</span>}
      </div>
      {failReason !== '' && <div className={styles.reason}>{failReason}</div>}
    </>
  );
}
