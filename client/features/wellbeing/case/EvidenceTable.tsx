import type { ReactNode } from 'react';
import type { EvidenceVerdict } from '../../../../contracts/constants/wellbeing.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { openWellbeingText } from '../../../../contracts/wrongbook/wellbeing/texts.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import styles from './case.module.css';

const words: Record<EvidenceVerdict, { text: string; tone: 'bad' | 'warn' | 'plain' }> = {
  decisive: { text: '决定级别', tone: 'bad' },
  counted: { text: '计入', tone: 'warn' },
  discounted: { text: '不计', tone: 'plain' },
};

interface Props {
  text: string;
  evidence: DataOf<typeof openWellbeingText>['evidence'];
}

/** The words that the rules looked at, each with what became of it and why. */
export function EvidenceTable({ text, evidence }: Props): ReactNode {
  if (evidence.length === 0)
    return <p className={styles.noEvidence}>规则没有找到值得注意的话。绕着说的话规则多半认不出，请以你的判断为准。</p>;
  return (
    <ol className={styles.evidence} aria-label="依据">
      {evidence.map(({ from, to, name, verdict, reason }, index) => (
        <li key={`${from} ${to}`}>
          <b>{index + 1}</b>
          <span>
            {text.slice(from, to)} <em>{reason === '' || reason === name ? name : `${name}，${reason}`}</em>
          </span>
          <Tag tone={words[verdict].tone}>{words[verdict].text}</Tag>
        </li>
      ))}
    </ol>
  );
}
