import { whenQuiet } from '../api/pending.ts';

/**
 * Loads the packaged Chinese font once the page is there and nothing is pending: its declarations and parts would take
 * the connections ahead of the first list. Without it the system's fonts do.
 */
export const loadFonts = (): void => whenQuiet(() => void import('./fonts.ts').catch(() => undefined));
