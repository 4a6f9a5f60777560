import { createContext, type ReactNode } from 'react';

/** What stands for the tray of long jobs where a screen itself is the bar on top. */
export const Tray = createContext<ReactNode>(null);
