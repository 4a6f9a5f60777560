import type { DataOf } from '../../../../contracts/endpoint.ts';
import { listDiscussions, setDiscussed } from '../../../../contracts/wrongbook/discussions.ts';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { attempt } from '../../../components/use-action.ts';
import { wrongRateText } from './book.ts';
import type { ClassBook } from './use-class-book.ts';

/** When a question was talked over, and how it was answered since. */
export type Discussed = DataOf<typeof listDiscussions>[number];

/** What the class has talked over, by question. */
export function useDiscussed(lesson: ClassBook['lesson']): ReadonlyMap<string, Discussed> {
  const { data = [] } = useCall(listDiscussions, lesson);
  return new Map(data.map((one) => [one.questionId, one]));
}

/** Remembers that a question was talked over, or takes that back. */
export const discuss = (lesson: ClassBook['lesson'], questionId: string, isDiscussed: boolean): Promise<boolean> =>
  attempt(() => call(setDiscussed, { ...lesson, questionId, isDiscussed }));

/** When it was talked over, and how many have erred again. */
export function discussedText({ time, answered, wrong }: Discussed): string {
  const day = `${time.slice(5, 10)} 讲过`;
  return answered === 0 ? day : `${day}，之后 ${wrong}/${answered} 又错（${wrongRateText({ answered, wrong })}）`;
}
