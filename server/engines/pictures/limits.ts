/** The most pixels of a picture: an A3 page at 600 dpi has 70 million. */
export const mostPixels = 100_000_000;
