/** Pixels on the longer side of a picture: an A3 page at 150 dpi, and what a phone's picture is brought down to. */
export const longestSide = 2_500;
