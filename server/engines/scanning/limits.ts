/** Pixels on the longer side of a picture: an A3 page at 150 dpi, and what a phone's picture is brought down to. */
export const longestSide = 2_500;

/** The most pixels of a picture: an A3 page at 600 dpi has 70 million. */
export const mostPixels = 100_000_000;
