/** What a question is talked over in: the question, what was wrong, what is right, and one more like it. */
export const lectureSteps = ['看题', '找错', '正解', '再试一题'] as const;

/** How far the talk over a question has come. */
export interface Stage {
  /** Its place among `lectureSteps`. */
  step: number;
  /** Whether the answer to the similar question is shown. */
  isUncovered: boolean;
}

/** Where the talk over each question begins. */
export const beginning: Stage = { step: 0, isUncovered: false };

const lastStep = lectureSteps.length - 1;

/** The next step; null where the next question follows. */
export function stageAfter({ step, isUncovered }: Stage): Stage | null {
  if (step < lastStep) return { step: step + 1, isUncovered: false };
  return isUncovered ? null : { step, isUncovered: true };
}

/** The step before; the first has none. */
export function stageBefore({ step, isUncovered }: Stage): Stage {
  if (isUncovered) return { step, isUncovered: false };
  return { step: Math.max(0, step - 1), isUncovered: false };
}

/** How wrong answers are called in front of a class, by their place. */
export const answerName = (index: number): string => `错答${'甲乙丙'[index] ?? ''}`;

/** Minutes and seconds that have gone by. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
