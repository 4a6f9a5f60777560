import { Button, Group, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import { copyRequest } from './acts.ts';
import { Provenance } from './Provenance.tsx';
import type { WholeRequest } from './requests.ts';
import { askWhoSends, sendSame } from './SendAs.tsx';
import { StatusTag } from './StatusTag.tsx';
import type { ListState } from './use-list.ts';
import styles from './inspector.module.css';

interface Props {
  sandbox: string;
  request: WholeRequest;
  list: ListState;
}

/** Why a request was answered so: one sentence, then what was decided step by step, and what can be done with it. */
export function WhyTab({ sandbox, request, list }: Props): ReactNode {
  const { why, method, path, query, steps, after } = request;
  const search = query.map(({ name, value }) => `${name}=${value}`).join('&');
  return (
    <>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <StatusTag request={request} />
        <Text component="h3" fz="md" fw={600} m={0} lh={1.4}>
          {why}
        </Text>
      </Group>
      <code className={styles.address}>
        {method} {path}
        {search !== '' && `?${search}`}
      </code>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.step} step={step} />
        ))}
      </ol>
      <Answer request={request} />
      {after !== '' && (
        <Text fz="sm" c="dimmed" mt={8}>
          {after}
        </Text>
      )}
      <Acts sandbox={sandbox} request={request} list={list} />
    </>
  );
}

const stepWords = { token: '令牌', role: '角色', input: '校验', reach: '范围', work: '处理' } as const;
const stateWords = { passed: '通过', failed: '没有通过', unreached: '没有走到' } as const;

function Step({ step: { step, state, why, from } }: { step: WholeRequest['steps'][number] }): ReactNode {
  const { say } = useWords();
  return (
    <li data-state={state}>
      <span className={styles.mark} role="img" aria-label={say(stateWords[state])}>
        {state === 'passed' && <IconCheck size={12} stroke={3} aria-hidden />}
        {state === 'failed' && <IconX size={12} stroke={3} aria-hidden />}
      </span>
      <strong>{say(stepWords[step])}</strong>
      <span>{why}</span>
      {state !== 'unreached' && <Provenance from={from} />}
    </li>
  );
}

const letters = 300;

function Answer({ request: { status, answer } }: { request: WholeRequest }): ReactNode {
  const text = answer.text.length > letters ? `${answer.text.slice(0, letters)}…` : answer.text;
  return (
    <code className={styles.answer}>
      {status > 0 && `HTTP ${status}  `}
      {text || `${answer.type} ${answer.bytes.toLocaleString('zh-CN')} B`}
    </code>
  );
}

function Acts({ sandbox, request, list }: Props): ReactNode {
  const { say } = useWords();
  const { requestId, onlyOnce, group, call, account } = request;
  const show = (id: string | undefined) => id !== undefined && list.set({ request: id, kind: '', find: '' });
  return (
    <>
      <Group gap={8} mt="sm">
        {onlyOnce === '' && (
          <>
            <Button size="xs" variant="default" onClick={() => void sendSame(sandbox, request, say).then(show)}>
              {say('再发一次')}
            </Button>
            <Button size="xs" variant="default" onClick={() => void askWhoSends(sandbox, request).then(show)}>
              {say('换人发')}
            </Button>
            <Button size="xs" variant="default" onClick={() => void copyRequest(sandbox, requestId, false, say)}>
              {say('复制 cURL')}
            </Button>
            {account !== '' && (
              <Button size="xs" variant="default" onClick={() => void copyRequest(sandbox, requestId, true, say)}>
                {say('复制，带令牌')}
              </Button>
            )}
          </>
        )}
        {call !== '' && (
          <Button
            size="xs"
            variant="default"
            component="a"
            href={`/docs/#/${group}/${call}`}
            target="_blank"
            rel="noopener"
          >
            {say('接口文档')}
          </Button>
        )}
      </Group>
      {onlyOnce !== '' && (
        <Text fz="sm" c="dimmed" mt={8}>
          {say('不能再发：')}
          {onlyOnce}
        </Text>
      )}
    </>
  );
}
