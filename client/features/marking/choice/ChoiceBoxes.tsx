import { Box, Table, Text } from '@mantine/core';
import { useCallback, type ReactNode } from 'react';
import { getSubmission } from '../../../../contracts/wrongbook/marking.ts';
import { useCall } from '../../../api/use-call.ts';
import { usePicture } from '../../../components/preview/use-picture.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { readScanPicture } from '../../scanning/scan-picture.ts';
import type { MarkedAnswer, Submission } from '../marks.ts';
import { boundsOf, looksOf, percent, type BoxPlace, type Bounds } from './boxes.ts';
import styles from './choice.module.css';

/** The boxes of a choice as they were scanned, with the ink of each beside that of the page's own empty ones. */
export function ChoiceBoxes({ answer }: { answer: Pick<MarkedAnswer, 'submissionId' | 'position'> }): ReactNode {
  const { submissionId, position } = answer;
  const sheet = useCall(getSubmission, { submissionId }, { keepPreviousData: false });
  return (
    <Loaded answer={sheet} what="答卷">
      {(submission) => <Boxes submission={submission} position={position} />}
    </Loaded>
  );
}

const boxesAt = ({ answers }: Submission, position: number): BoxPlace[] =>
  (answers.find((one) => one.position === position)?.places ?? []).filter(({ kind }) => kind === 'bubble');

function Boxes({ submission, position }: { submission: Submission; position: number }): ReactNode {
  const boxes = boxesAt(submission, position);
  const page = submission.pages.find((one) => one.page === boxes[0]?.page);
  if (!page) return null;
  const other = submission.answers.find(
    (one) => one.position !== position && boxesAt(submission, one.position)[0]?.page === page.page,
  );
  return (
    <div className={styles.choice}>
      <Crop page={page} bounds={boundsOf(boxes)} label="答题卡上的选项框" />
      <Inks boxes={boxes} emptyInk={page.emptyInk} />
      {other && (
        <section className={styles.other} aria-label="同页的其他题">
          <Text size="sm" c="dimmed">
            这一名学生同页的第 {other.number} 题，对照怎么涂{other.answer === '' ? '' : `（读作 ${other.answer}）`}
          </Text>
          <Crop
            page={page}
            bounds={boundsOf(boxesAt(submission, other.position))}
            label={`第 ${other.number} 题的选项框`}
          />
        </section>
      )}
    </div>
  );
}

const Inks = ({ boxes, emptyInk }: { boxes: readonly BoxPlace[]; emptyInk: number | null }): ReactNode => (
  <Table aria-label="各框的墨迹" verticalSpacing={6} fz="sm">
    <Table.Thead>
      <Table.Tr>
        <Table.Th w={56} ta="left">
          选项
        </Table.Th>
        <Table.Th ta="left">
          框里的墨{emptyInk === null ? '' : `（竖线：这一页空框最深 ${percent(emptyInk)}）`}
        </Table.Th>
        <Table.Th w={64} />
        <Table.Th w={96} ta="left">
          看起来
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {boxes.map(({ option, seen }) => (
        <Table.Tr key={option}>
          <Table.Td fw={600}>{option}</Table.Td>
          <Table.Td>
            <Box
              className={styles.ink}
              data-mark={seen?.mark}
              __vars={{ '--ink': percent(seen?.ink ?? 0), '--empty': percent(emptyInk ?? 0) }}
            >
              <i />
              {emptyInk !== null && <em />}
            </Box>
          </Table.Td>
          <Table.Td ta="right">{seen ? percent(seen.ink) : '－'}</Table.Td>
          <Table.Td>{looksOf(seen)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

interface CropProps {
  page: Submission['pages'][number];
  bounds: Bounds;
  label: string;
}

/** A part of a scanned page. */
function Crop({ page: { pageId, width, height }, bounds, label }: CropProps): ReactNode {
  const read = useCallback((signal: AbortSignal) => readScanPicture(pageId, signal), [pageId]);
  const { value: url, error } = usePicture(read);
  if (error) {
    return (
      <Text size="xs" c="red.9" role="alert">
        图片没有取到：{error.message}
      </Text>
    );
  }
  return (
    <Box
      className={styles.crop}
      __vars={{
        '--ratio': String(bounds.width / bounds.height),
        '--wide': `${(width / bounds.width) * 100}%`,
        '--left': `${(-bounds.x / bounds.width) * 100}%`,
        '--top': `${(-bounds.y / height) * 100}%`,
      }}
    >
      {url !== undefined && <img src={url} alt={label} draggable={false} />}
    </Box>
  );
}
