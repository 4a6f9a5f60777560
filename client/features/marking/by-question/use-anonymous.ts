import { useState } from 'react';
import { keepPreference, readPreference } from '../../../components/preferences.ts';
import type { MarkedAnswer } from '../marks.ts';

const preference = 'marking-anonymous';

/** Whether students are named; who hides them sees numbers in their place. */
export function useAnonymous(answers: readonly MarkedAnswer[]) {
  const [isAnonymous, setAnonymous] = useState(readPreference(preference) === 'yes');
  const hideNames = (hidden: boolean) => {
    setAnonymous(hidden);
    keepPreference(preference, hidden ? 'yes' : 'no');
  };
  const nameOf = (answer: MarkedAnswer) => (isAnonymous ? `第 ${answers.indexOf(answer) + 1} 份` : answer.studentName);
  return { isAnonymous, hideNames, nameOf };
}
