import { Button, Tooltip } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
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
    <section className={styles.block} aria-label="布置">
      <div className={styles.cards} data-folded={folded || undefined}>
        {assignmentTypes.map((type) => (
          <TypeCard key={type.type} type={type} subjectId={subjectId} folded={folded} />
        ))}
      </div>
      <button type="button" className={styles.fold} aria-expanded={!folded} onClick={toggle}>
        {folded ? '展开说明' : '收起说明'}
        <IconChevronDown size={14} aria-hidden />
      </button>
    </section>
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
      <div className={styles.head}>
        <img src={cardIconUrl} alt="" width={32} height={32} />
        <h2 className={styles.title}>{title}</h2>
        <AssignButton type={type} reason={reason} />
      </div>
      {!folded && (
        <>
          <div className={styles.lines}>
            {desc.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <ol className={styles.steps} aria-label="步骤">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.tags}>
            {reason === '' ? tags.map((tag) => <Tag key={tag}>{tag}</Tag>) : <span>{reason}</span>}
          </div>
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
