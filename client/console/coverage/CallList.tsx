import { Group, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useShortcut } from '../../components/shortcuts.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Provenance } from '../inspector/Provenance.tsx';
import { useWords } from '../words.ts';
import { CallParts } from './CallParts.tsx';
import { callsOf, type CallCoverage, type Coverage } from './coverage-rows.ts';
import { Share } from './Share.tsx';
import type { Filter } from './use-filter.ts';
import styles from './coverage.module.css';

interface Props {
  coverage: Coverage;
  filter: Filter;
}

/** The calls with how far each was used, what was never used first. */
export function CallList({ coverage, filter }: Props): ReactNode {
  const { say } = useWords();
  const shown = callsOf(coverage, filter);
  return (
    <>
      <Filters coverage={coverage} filter={filter} />
      <div className={styles.titles} aria-hidden>
        {['接口', '请求', '情形', '参数', '字段', '影响'].map((title) => (
          <span key={title}>{say(title)}</span>
        ))}
      </div>
      <div className={styles.calls}>
        {shown.length === 0 && <EmptyState text={say('没有符合的接口')} />}
        {shown.map((one) => (
          <Call key={one.call} one={one} filter={filter} />
        ))}
      </div>
    </>
  );
}

function Filters({ coverage: { each }, filter: { service, from, typed, set } }: Props): ReactNode {
  const { say } = useWords();
  const field = useRef<HTMLInputElement>(null);
  useShortcut('f', '筛选接口', () => field.current?.focus());
  const services = [...new Set(each.map((one) => one.service))].sort();
  const choice = (label: string, value: string, data: { value: string; label: string }[], name: 'service' | 'from') => (
    <Select
      size="xs"
      w={150}
      allowDeselect={false}
      aria-label={label}
      data={data}
      value={value}
      onChange={(next) => set({ [name]: next ?? '' })}
    />
  );
  return (
    <Group gap={8} px={16} pb={8}>
      <TextInput
        ref={field}
        size="xs"
        w={240}
        leftSection={<IconSearch size={14} aria-hidden />}
        placeholder={say('接口、地址、说明')}
        aria-label={say('筛选接口')}
        value={typed}
        onChange={({ currentTarget }) => set({ find: currentTarget.value })}
      />
      {choice(
        say('服务'),
        service,
        [{ value: '', label: say('全部服务') }, ...services.map((name) => ({ value: name, label: name }))],
        'service',
      )}
      {choice(
        say('来源'),
        from,
        [
          { value: '', label: say('全部来源') },
          { value: 'spec', label: say('规格') },
          { value: 'inferred', label: say('推断') },
          { value: 'ours', label: say('自定') },
        ],
        'from',
      )}
    </Group>
  );
}

function Call({ one, filter: { open, sandbox, set } }: { one: CallCoverage; filter: Filter }): ReactNode {
  const { say } = useWords();
  const { call, summary, method, path, from, requests } = one;
  const isOpen = open === call;
  return (
    <div className={styles.call} data-unused={requests === 0 || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        onClick={() => set({ open: isOpen ? '' : call })}
      >
        <span>
          <strong>{summary.split(/[：；，]/)[0]}</strong> <Provenance from={from} />
          <code>
            {method} {path}
          </code>
        </span>
        <span>{requests === 0 ? say('没用过') : requests.toLocaleString('zh-CN')}</span>
        <Share share={one.cases} label={say('情形')} />
        <Share share={one.inputs} label={say('参数')} />
        <Share share={one.fields} label={say('字段')} />
        <Share share={one.effects} label={say('影响')} />
      </button>
      {isOpen && <CallParts sandbox={sandbox} call={call} />}
    </div>
  );
}
