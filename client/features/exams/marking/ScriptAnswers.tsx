import { Stack } from '@mantine/core';
import { useCallback, type ReactNode } from 'react';
import { getScriptPicture } from '../../../../contracts/wrongbook/exams/marking-desk.ts';
import { fetchFile, transferTimeout } from '../../../api/download.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { LazyPicture } from '../../marking/picture/LazyPicture.tsx';
import { useZoomOf } from '../../marking/picture/ZoomedPictures.tsx';
import styles from './desk.module.css';
import type { ScriptAnswer } from './shapes.ts';

interface Props {
  scriptId: string;
  answers: readonly ScriptAnswer[];
  /** The one that is being judged. */
  place?: number;
  choose?: (place: number) => void;
}

/** What a candidate has written to the questions of a part, nameless. */
export function ScriptAnswers({ scriptId, answers, place, choose }: Props): ReactNode {
  const shown = place === undefined ? answers : answers.slice(place, place + 1);
  useZoomOf(
    shown.flatMap(({ position, pictures }) => pictures.map((picture) => ({ ...picture, position }))),
    (picture) => <ScriptPicture scriptId={scriptId} picture={picture} />,
  );
  return (
    <Stack gap={16}>
      {answers.map((answer, index) => (
        <section
          key={answer.position}
          className={styles.answer}
          aria-label={`第 ${answer.position} 题的作答`}
          aria-current={(answers.length > 1 && index === place) || undefined}
          onClick={() => choose?.(index)}
        >
          {answers.length > 1 && <b>第 {answer.position} 题</b>}
          <Written scriptId={scriptId} answer={answer} />
        </section>
      ))}
    </Stack>
  );
}

const Written = ({ scriptId, answer }: { scriptId: string; answer: ScriptAnswer }): ReactNode => (
  <>
    {answer.pictures.map((picture) => (
      <ScriptPicture
        key={`${picture.kind}-${picture.index}`}
        scriptId={scriptId}
        picture={{ ...picture, position: answer.position }}
      />
    ))}
    <p data-read={answer.pictures.length > 0 || undefined}>
      {answer.isBlank ? (
        '未作答'
      ) : answer.answer === '' ? (
        answer.pictures.length === 0 && '没有识别出文字'
      ) : (
        <RichText text={answer.answer} />
      )}
    </p>
  </>
);

type Picture = ScriptAnswer['pictures'][number] & { position: number };

function ScriptPicture({ scriptId, picture }: { scriptId: string; picture: Picture }): ReactNode {
  const { position, kind, index, version } = picture;
  const read = useCallback(
    (signal: AbortSignal) =>
      fetchFile(
        getScriptPicture,
        { markingScriptId: scriptId, position, kind, index, version },
        { signal, timeout: transferTimeout },
      ),
    [scriptId, position, kind, index, version],
  );
  return <LazyPicture label={`作答图片 ${index}`} size={picture} read={read} />;
}
