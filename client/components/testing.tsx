import { createTheme, MantineProvider } from '@mantine/core';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, vi } from 'vitest';

// What Mantine asks of a browser and jsdom hasn't got.

class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const noMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.matchMedia = noMedia;
window.ResizeObserver = NoResizes;
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(cleanup);

const theme = createTheme({ primaryColor: 'indigo' });

/** Renders in a test as the application would, without transitions; importing this file readies jsdom for Mantine. */
export const renderWithApp = (element: ReactElement): RenderResult =>
  render(element, {
    wrapper: ({ children }) => (
      <MantineProvider theme={theme} env="test">
        {children}
      </MantineProvider>
    ),
  });
