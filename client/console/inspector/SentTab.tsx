import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import { Body, Pairs } from './Body.tsx';
import { Provenance } from './Provenance.tsx';
import type { WholeRequest } from './requests.ts';

/** What was asked: the call, who asked, and what was handed in; secrets are hidden. */
export function SentTab({ request }: { request: WholeRequest }): ReactNode {
  const { say } = useWords();
  const { call, summary, from, name, role, account, time, query, sent, requestId } = request;
  const who = name === '' ? say('没有登录') : `${name}（${role}，${account}）`;
  return (
    <>
      <Text fz="sm">
        {summary || say('没有这个接口')} {call !== '' && <Provenance from={from} />}
      </Text>
      <Pairs
        pairs={[
          { name: say('谁'), value: who },
          { name: say('时间'), value: time },
          { name: say('请求编号'), value: requestId },
          ...query,
        ]}
      />
      {sent.text !== '' && <Body body={sent} />}
    </>
  );
}
