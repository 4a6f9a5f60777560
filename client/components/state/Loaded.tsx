import type { ReactNode } from 'react';
import type { Answer } from './answer.ts';
import { ErrorState } from './ErrorState.tsx';
import { LoadingState } from './LoadingState.tsx';

interface Props<Data> {
  answer: Answer<Data>;
  /** What is loaded, in a word. */
  what: string;
  /** Shown while loading instead of plain lines. */
  skeleton?: ReactNode;
  /** It is what the page is for: a failure takes the place of the page. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** Shows the data of a call, and until it is there or when it failed what people need to know. */
export function Loaded<Data>({ answer, what, skeleton, isPage = false, children }: Props<Data>): ReactNode {
  if (answer.error)
    return <ErrorState what={what} error={answer.error} retry={() => answer.mutate()} isPage={isPage} />;
  if (answer.data === undefined) return skeleton ?? <LoadingState />;
  return children(answer.data);
}
