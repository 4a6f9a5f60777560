import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import { JsonTree } from './JsonTree.tsx';
import type { WholeRequest } from './requests.ts';
import styles from './inspector.module.css';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Props {
  body: WholeRequest['answer'];
  fields?: WholeRequest['fields'];
}

/** What was sent or answered: as a tree where it is JSON. */
export function Body({ body: { type, text, bytes, isCut }, fields = [] }: Props): ReactNode {
  const { say } = useWords();
  const value = parsed(text);
  return (
    <>
      <Text fz="xs" c="dimmed" mb={4}>
        {type || say('没有内容')} · {bytes.toLocaleString('zh-CN')} B{isCut && ` · ${say('只记了一部分')}`}
      </Text>
      {value !== undefined ? (
        <JsonTree value={value} fields={new Map(fields.map((field) => [field.path, field]))} />
      ) : (
        text !== '' && <code className={styles.answer}>{text}</code>
      )}
    </>
  );
}

/** Names with their values. */
export const Pairs = ({ pairs }: { pairs: WholeRequest['headers'] }): ReactNode => (
  <dl className={styles.pairs}>
    {pairs.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
