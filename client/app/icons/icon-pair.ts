import type { Icon } from '@tabler/icons-react';

/** Normal and selected icon. Where the set has no filled variant both are the same, and the menu draws the selected one heavier. */
export type IconPair = readonly [normal: Icon, selected: Icon];
