let tell: (message: string) => void = () => undefined;

/** Names who tells people that a call failed. */
export const onFailure = (handler: (message: string) => void): void => {
  tell = handler;
};

/** Tells people that a call failed. */
export const tellFailure = (message: string): void => tell(message);
