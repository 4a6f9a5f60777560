/** What is to be done with a password: each takes some 40 ms of a processor. */
export type PasswordTask = { act: 'hash'; password: string } | { act: 'verify'; password: string; stored: string };

/** The hash, or whether the password belongs to it. */
export type PasswordResult = string | boolean;
