import type { ReactNode } from 'react';
import { Card } from '../page/Card.tsx';
import { ButtonLink } from '../page/links.tsx';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  /** What the address does not say. */
  text: string;
  /** Where that is chosen; undefined where the role has no screen for it. */
  to?: string | undefined;
  /** What is chosen there. */
  action?: string;
}

/** Stands on a screen whose address does not say which thing is meant, and leads to where one is chosen, else home. */
export const NothingChosen = ({ text, to = '/', action }: Props): ReactNode => (
  <Card>
    <EmptyState text={text}>
      <ButtonLink to={to}>{to === '/' ? '回到首页' : action}</ButtonLink>
    </EmptyState>
  </Card>
);
