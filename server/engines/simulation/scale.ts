/** Dots per inch of the scans. */
export const dpi = 150;

/** Pixels in a millimetre of a scan. */
export const pixelsPerMm = dpi / 25.4;
