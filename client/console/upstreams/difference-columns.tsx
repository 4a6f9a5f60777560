import { Code } from '@mantine/core';
import type { listDifferences } from '../../../contracts/console/upstreams.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { Tag } from '../../components/page/Tag.tsx';
import type { Column } from '../../components/table/columns.ts';
import { TwoLines } from '../../components/table/TwoLines.tsx';
import type { Say } from '../words.ts';
import { judgementLooks } from './labels.ts';

type Difference = DataOf<typeof listDifferences>[number];

/** The columns of the list of differences. */
export function differenceColumns(say: Say): Column<Difference>[] {
  const looks = judgementLooks(say);
  return [
    {
      key: 'path',
      title: say('位置'),
      render: ({ path, call, service }) => (
        <TwoLines below={`${service} ${call}`}>
          <Code>{path}</Code>
        </TwoLines>
      ),
    },
    { key: 'local', title: say('本地'), width: 150 },
    { key: 'upstream', title: say('上游'), width: 150 },
    {
      key: 'judgement',
      title: say('判断'),
      width: 132,
      render: ({ judgement }) => <Tag tone={looks[judgement].tone}>{looks[judgement].label}</Tag>,
    },
    { key: 'times', title: say('次数'), width: 64, align: 'right' },
    { key: 'lastTime', title: say('最近一次'), width: 88, render: ({ lastTime }) => lastTime.slice(11) },
  ];
}
