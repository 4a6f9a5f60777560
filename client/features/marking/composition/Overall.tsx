import { Group, Text, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './composition.module.css';
import { Heading } from './Heading.tsx';
import type { CompositionDraft } from './use-composition-draft.ts';

const longest = 500;

/** The teacher's word to the student, as high as there is room. */
export const Overall = ({ draft: { detail, setOverall } }: { draft: CompositionDraft }): ReactNode => (
  <section className={styles.overall} aria-label="总评">
    <Group justify="space-between">
      <Heading>总评</Heading>
      <Text size="xs" c="dimmed">
        给学生看，{detail.overall.length} 字
      </Text>
    </Group>
    <Textarea
      className={styles.overallField}
      aria-label="总评"
      placeholder="写给学生的总评"
      data-overall-field
      maxLength={longest}
      value={detail.overall}
      onChange={(event) => setOverall(event.currentTarget.value)}
    />
  </section>
);
