import { Tabs } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { getRequest } from '../../../contracts/console/inspector.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useWords, type Say } from '../words.ts';
import { AnswerTab } from './AnswerTab.tsx';
import { ChangesTab } from './ChangesTab.tsx';
import { ContractTab } from './ContractTab.tsx';
import type { WholeRequest } from './requests.ts';
import { SentTab } from './SentTab.tsx';
import { StatementsTab } from './StatementsTab.tsx';
import type { ListState } from './use-list.ts';
import { WhyTab } from './WhyTab.tsx';
import styles from './inspector.module.css';

interface Props {
  sandbox: string;
  requestId: string;
  list: ListState;
}

/** All of one request, part by part. */
export function RequestDetail({ sandbox, requestId, list }: Props): ReactNode {
  const { say } = useWords();
  const answer = useCall(getRequest, { sandbox, requestId }, { quiet: true });
  return (
    <Loaded answer={answer} what={say('请求')}>
      {(request) => <Parts sandbox={sandbox} request={request} list={list} />}
    </Loaded>
  );
}

const titles = (request: WholeRequest, say: Say) => ({
  why: say('为什么'),
  sent: say('请求'),
  answer: say('响应'),
  statements: say('语句 {n}', { n: request.statementCount }),
  changes: say('改动 {n}', { n: request.changes.length }),
  contract: say('契约 {n}', { n: request.interactions.length }),
});

type Part = keyof ReturnType<typeof titles>;

/** The part that was looked at last: the next request is looked at in the same way. */
let lastPart: Part = 'why';

function Parts({ sandbox, request, list }: { sandbox: string; request: WholeRequest; list: ListState }): ReactNode {
  const { say } = useWords();
  const [part, setPart] = useState<Part>(lastPart);
  const choose = (next: string | null) => {
    lastPart = next as Part;
    setPart(lastPart);
  };
  const content: Record<Part, ReactNode> = {
    why: <WhyTab sandbox={sandbox} request={request} list={list} />,
    sent: <SentTab request={request} />,
    answer: <AnswerTab request={request} />,
    statements: <StatementsTab request={request} />,
    changes: <ChangesTab request={request} />,
    contract: <ContractTab request={request} />,
  };
  return (
    <Tabs value={part} onChange={choose} keepMounted={false} className={styles.parts}>
      <Tabs.List aria-label={say('请求的各部分')}>
        {Object.entries(titles(request, say)).map(([name, title]) => (
          <Tabs.Tab key={name} value={name} px={10}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={part} className={styles.part} tabIndex={0}>
        {content[part]}
      </Tabs.Panel>
    </Tabs>
  );
}
