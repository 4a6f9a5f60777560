// What answers say of themselves, as patterns that every check of them shares.

/** The content type of an envelope. */
export const jsonType = '^application/json.*$';

/** The content type of a file. */
export const fileType = 'application/octet-stream';

/** The disposition of a file. */
export const fileDisposition = '^attachment;filename=.+$';
