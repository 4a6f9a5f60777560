import { Group, Text } from '@mantine/core';
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
import { Tag } from '../../../components/page/Tag.tsx';
import type { AnyDocument } from './document.ts';

const icons: Record<DocumentKind, [icon: typeof IconFile, colour: string]> = {
  pdf: [IconFileTypePdf, 'var(--mantine-color-red-8)'],
  picture: [IconPhoto, 'var(--mantine-color-violet-7)'],
  word: [IconFileTypeDoc, 'var(--mantine-color-blue-8)'],
  sheet: [IconFileTypeXls, 'var(--mantine-color-green-8)'],
  slides: [IconFileTypePpt, 'var(--mantine-color-orange-8)'],
  unknown: [IconFile, 'var(--faint)'],
};

interface Props {
  document: Pick<AnyDocument, 'title' | 'kind' | 'failReason'>;
  unread?: boolean;
}

/** Why a document failed; it wraps, so that it can be read to its end without pointing at it. */
const FailReason = ({ children }: { children: ReactNode }): ReactNode => (
  <Text size="xs" c="red.9" pl={26} pb={4} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    {children}
  </Text>
);

/** A document's name with the sign of its kind, and below why it could not be recognised. */
export function DocumentName({ document: { title, kind, failReason }, unread = false }: Props): ReactNode {
  const [Icon, colour] = icons[kind];
  const sign = kind === 'unknown' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': documentKindLabels[kind] };
  return (
    <>
      <Group gap={8} wrap="nowrap" miw={0}>
        <Icon size={18} stroke={1.6} color={colour} style={{ flex: 'none' }} {...sign} />
        <Text span inherit truncate fw={unread ? 600 : undefined} title={title}>
          {title}
        </Text>
        {unread && <Tag tone="info">未读</Tag>}
      </Group>
      {failReason !== '' && <FailReason>{failReason}</FailReason>}
    </>
  );
}
