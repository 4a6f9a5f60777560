// Limits and views of the specification (section 9).

/** Milliseconds that a dropdown takes to show and to hide. */
export const dropdownTimeout = 150;

/** Widths of a dropdown, and of the two wider selectors, in pixels. */
export const dropdownWidth = 130;
export const selectorWidths = { narrow: 172, wide: 280 } as const;

/** Levels of partners, the highest first. */
export const partnerLevels = [1, 2, 3] as const;

/** How statistics are laid out. */
export const statisticsView = { overall: 1, byApp: 2, bySubject: 3 } as const;
export const statisticsViewLabels = { 1: '总览', 2: '按应用', 3: '按学科' } as const;

/** What usage statistics count. */
export const usageView = { printVolume: 3, usageCount: 4 } as const;
export const usageViewLabels = { 3: '打印量', 4: '使用次数' } as const;

/** Whether the cloud documents show their select button unless told. */
export const cloudDocumentSelectShown = false;
