import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { listFaultyCalls, listLies } from '../../../contracts/console/faults.ts';
import { useCall } from '../../api/use-call.ts';
import { grouped, searchable } from '../../components/form/fields.tsx';
import { Card } from '../../components/page/Card.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { reachByKeyboard } from '../../components/reach-by-keyboard.ts';
import { useWords } from '../words.ts';
import { openAddFault } from './add-dialog.tsx';
import styles from './faults.module.css';

/** The lies of the contract tests, by call, each to be told to the product. */
export function Lies({ sandbox }: { sandbox: string }) {
  const { say } = useWords();
  const [call, setCall] = useState('');
  const [keyword, setKeyword] = useState('');
  const { data = [] } = useCall(listFaultyCalls, {});
  const lied = data.filter(({ recipes }) => recipes.includes('lie'));
  const options = lied.map((one) => ({ value: one.call, label: `${one.summary}（${one.call}）`, group: one.service }));
  return (
    <Card title={say('谎言')}>
      <Text fz="sm" c="dimmed" mb="sm">
        {say('契约测试里的谎，可以在这里说给产品听。')}
      </Text>
      <Group gap="sm" mb="sm">
        <Select
          {...searchable}
          w={360}
          aria-label={say('调用')}
          placeholder={say('选一个调用')}
          data={grouped(options)}
          value={call || null}
          onChange={(chosen) => setCall(chosen ?? '')}
        />
        <TextInput
          w={220}
          aria-label={say('搜索谎言')}
          placeholder={say('搜索谎言')}
          value={keyword}
          onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
        />
      </Group>
      {call !== '' && <LiesOf sandbox={sandbox} call={call} keyword={keyword} />}
    </Card>
  );
}

function LiesOf({ sandbox, call, keyword }: { sandbox: string; call: string; keyword: string }) {
  const { say } = useWords();
  const answer = useCall(listLies, { call }, { quiet: true });
  return (
    <Loaded answer={answer} what={say('谎言')}>
      {(lies) => {
        const found = lies.filter(({ sort, text }) => `${sort} ${text}`.includes(keyword));
        if (found.length === 0) return <EmptyState text={say('没有符合的谎言')} />;
        return (
          <>
            <Text fz="sm" c="dimmed">
              {say('{n} 句谎', { n: found.length })}
            </Text>
            <ul ref={reachByKeyboard} className={`${styles.list} ${styles.lies}`}>
              {found.map(({ lie, sort, text }) => (
                <li key={lie}>
                  <Tag>{sort}</Tag>
                  <div>{text}</div>
                  <Button
                    size="compact-sm"
                    variant="default"
                    ml="auto"
                    aria-label={say('打开“{title}”', { title: text })}
                    onClick={() => void openAddFault({ sandbox, recipe: 'lie', title: text, call, lie })}
                  >
                    {say('打开')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}
