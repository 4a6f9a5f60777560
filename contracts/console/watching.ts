/** When requests are recorded: while a page of the console looks at them, always, or never. */
export const watchStates = ['auto', 'on', 'off'] as const;

/** What came of a request: an answer, a refusal, or none that anybody could use. */
export const requestResults = ['ok', 'refused', 'failed'] as const;

/** What the server decides about a request, in this order. */
export const decidedSteps = ['token', 'role', 'input', 'reach', 'work'] as const;

/** How a step has ended; where an earlier one has failed it was not reached. */
export const stepStates = ['passed', 'failed', 'unreached'] as const;
