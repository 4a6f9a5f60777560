import * as answerKeys from './answer-keys.ts';
import * as marking from './marking.ts';

/** The calls of marking by name: marks, publication, and the keys by which answers are judged. */
export const markingCalls = { ...marking, ...answerKeys };
