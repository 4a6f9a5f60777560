import { Button, Group, SimpleGrid, Text, Title, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { assignmentTypes, type AssignmentType } from '../../../../contracts/constants/assignments.ts';
import { ButtonLink } from '../../../components/page/links.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import { creatingPath } from '../create/origin.ts';
import { reasonAgainst } from './support.ts';
import styles from './cards.module.css';

/** The four types of work to set. */
export const TypeCards = ({ subjectId }: { subjectId: string }): ReactNode => (
  <SimpleGrid component="section" cols={2} spacing="sm" aria-label="布置">
    {assignmentTypes.map((type) => (
      <TypeCard key={type.type} type={type} subjectId={subjectId} />
    ))}
  </SimpleGrid>
);

interface CardProps {
  type: AssignmentType;
  subjectId: string;
}

function TypeCard({ type, subjectId }: CardProps): ReactNode {
  const { title, desc, steps, tags, cardIconUrl } = type;
  const reason = reasonAgainst(type, subjectId);
  return (
    <article className={styles.card} aria-label={title} data-off={reason !== '' || undefined}>
      <Group gap={10} wrap="nowrap">
        <img src={cardIconUrl} alt="" width={32} height={32} />
        <Title order={2} fz={15} flex={1}>
          {title}
        </Title>
        <AssignButton type={type} reason={reason} />
      </Group>
      <Text component="div" size="sm" c="dimmed">
        {desc.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Text>
      <ol className={styles.steps} aria-label="步骤">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Text component="div" size="xs" c="dimmed" lh="22px">
        {reason === '' ? tags.map((tag) => <Tag key={tag}>{tag}</Tag>) : reason}
      </Text>
    </article>
  );
}

function AssignButton({ type, reason }: { type: AssignmentType; reason: string }): ReactNode {
  const { taskType, title, btnText, btnIconUrl } = type;
  const icon = <img src={btnIconUrl} alt="" width={14} height={14} />;
  const label = `${btnText} ${title}`;
  if (reason === '') {
    return (
      <ButtonLink size="xs" to={creatingPath({ taskType })} aria-label={label} leftSection={icon}>
        {btnText}
      </ButtonLink>
    );
  }
  return (
    <Tooltip label={reason} events={{ hover: true, focus: true, touch: true }}>
      <Button
        size="xs"
        aria-label={label}
        aria-description={reason}
        data-disabled
        aria-disabled
        onClick={(event) => event.preventDefault()}
      >
        {btnText}
      </Button>
    </Tooltip>
  );
}
