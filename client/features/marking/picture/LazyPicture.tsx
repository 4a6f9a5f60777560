import { Anchor, Box, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import { usePicture } from '../../../components/preview/use-picture.ts';
import styles from './picture.module.css';

interface Props {
  label: string;
  /** Its pixels, 0 where they are not known. */
  size: { width: number; height: number };
  /** Must stay the same function as long as it reads the same. */
  read: (signal: AbortSignal) => Promise<Blob>;
}

/** A picture that is read once it comes near the part that is in sight; its place is kept from the beginning. */
export function LazyPicture({ label, size: { width, height }, read }: Props): ReactNode {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '200px' });
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (entry?.isIntersecting) setWanted(true);
  }, [entry?.isIntersecting]);
  return (
    <Box
      ref={ref}
      className={styles.picture}
      data-sized={height > 0 || undefined}
      __vars={{ '--wide': String(width), '--high': String(height) }}
    >
      {wanted && <Picture label={label} read={read} />}
    </Box>
  );
}

function Picture({ label, read }: Pick<Props, 'label' | 'read'>): ReactNode {
  const { value: url, error, again } = usePicture(read);
  if (error)
    return (
      <Text size="xs" c="red.9" p={6} role="alert">
        图片没有取到：{error.message}
        <Anchor component="button" type="button" inherit ml={6} onClick={again}>
          重试
        </Anchor>
      </Text>
    );
  return url === undefined ? null : <img src={url} alt={label} draggable={false} />;
}
