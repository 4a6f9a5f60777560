import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface Leading {
  /** undefined where the role has no screen for it. */
  to: string | undefined;
}

/** A link; without an address what it says. */
export const TextLink = ({ to, ...rest }: Omit<LinkProps, 'to'> & Leading): ReactNode =>
  to === undefined ? rest.children : <Link to={to} {...rest} />;

type ButtonLinkProps = ButtonProps & Leading & Pick<LinkProps, 'onClick' | 'aria-label'>;

/** A button that leads elsewhere; nothing without an address. */
export const ButtonLink = ({ to, ...rest }: ButtonLinkProps): ReactNode =>
  to === undefined ? null : <Button component={Link} to={to} {...rest} />;
