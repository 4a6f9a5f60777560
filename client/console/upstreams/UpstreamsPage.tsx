import { Within } from '../Within.tsx';
import { useWords } from '../words.ts';
import { Differences } from './Differences.tsx';
import { Recording } from './Recording.tsx';
import { Services } from './Services.tsx';
import { useUpstreams } from './use-upstreams.ts';

/** Where the calls of the chosen sandbox go to, how the answers differ, and what is recorded of them. */
export function UpstreamsPage() {
  const { say } = useWords();
  const upstreams = useUpstreams();
  return (
    <Within title={say('上游')}>
      <Services upstreams={upstreams} />
      <Differences sandbox={upstreams.sandbox} />
      <Recording sandbox={upstreams.sandbox} />
    </Within>
  );
}
