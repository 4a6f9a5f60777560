import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  pressed: boolean;
}

/** A button that is on or off. */
export const ToggleButton = ({ pressed, ...props }: Props): ReactNode => (
  <Button size="compact-sm" variant={pressed ? 'light' : 'default'} fw={400} aria-pressed={pressed} {...props} />
);
