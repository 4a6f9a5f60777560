import { Anchor, Box, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { usePicture } from '../../../components/preview/use-picture.ts';
import type { MarkedAnswer } from '../marks.ts';
import { readAnswerPicture, type AnswerPictureName } from './read-picture.ts';
import styles from './picture.module.css';

interface Props {
  answer: Pick<MarkedAnswer, 'submissionId' | 'position'>;
  picture: AnswerPictureName;
}

/** A picture of an answer, read once it comes near the part that is in sight; its place is kept from the beginning. */
export function AnswerPicture({ answer, picture }: Props): ReactNode {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '200px' });
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (entry?.isIntersecting) setWanted(true);
  }, [entry?.isIntersecting]);
  const { width, height } = picture;
  return (
    <Box
      ref={ref}
      className={styles.picture}
      data-sized={height > 0 || undefined}
      __vars={{ '--wide': String(width), '--high': String(height) }}
    >
      {wanted && <Picture answer={answer} picture={picture} />}
    </Box>
  );
}

function Picture({ answer: { submissionId, position }, picture: { kind, index, version } }: Props): ReactNode {
  const read = useCallback(
    (signal: AbortSignal) => readAnswerPicture({ submissionId, position }, { kind, index, version }, signal),
    [submissionId, position, kind, index, version],
  );
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
  return url === undefined ? null : <img src={url} alt={`作答图片 ${index}`} draggable={false} />;
}
