import { Button, Flex, Group, SimpleGrid, Text, Title, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { assignmentTypes, type AssignmentType } from '../../../../contracts/constants/assignments.ts';
import { ButtonLink } from '../../../components/page/links.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import { keepPreference, readPreference } from '../../../components/preferences.ts';
import { creatingPath } from '../create/origin.ts';
import { reasonAgainst } from './support.ts';
import styles from './cards.module.css';

const foldPreference = 'assignment-cards-folded';

/** The four types of work to set; whether they are folded is kept per person. */
export function TypeCards({ subjectId }: { subjectId: string }): ReactNode {
  const [folded, setFolded] = useState(() => readPreference(foldPreference) === '1');
  const toggle = () => {
    keepPreference(foldPreference, folded ? '0' : '1');
    setFolded(!folded);
  };
  return (
    <Flex component="section" direction="column" gap={4} aria-label="布置">
      <SimpleGrid cols={4} spacing="md">
        {assignmentTypes.map((type) => (
          <TypeCard key={type.type} type={type} subjectId={subjectId} folded={folded} />
        ))}
      </SimpleGrid>
      <Button
        ml="auto"
        size="compact-xs"
        variant="subtle"
        color="gray"
        c="dimmed"
        fw={400}
        aria-expanded={!folded}
        onClick={toggle}
        rightSection={folded ? <IconChevronDown size={14} aria-hidden /> : <IconChevronUp size={14} aria-hidden />}
      >
        {folded ? '展开说明' : '收起说明'}
      </Button>
    </Flex>
  );
}

interface CardProps {
  type: AssignmentType;
  subjectId: string;
  /** Only title and button are shown. */
  folded: boolean;
}

function TypeCard({ type, subjectId, folded }: CardProps): ReactNode {
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
      {!folded && (
        <>
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
        </>
      )}
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
