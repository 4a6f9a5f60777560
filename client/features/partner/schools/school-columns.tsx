import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { TwoLines } from '../../../components/table/TwoLines.tsx';
import { pathTo } from '../../../session/paths.ts';
import { ChangeText } from '../ChangeText.tsx';
import { rateChange } from '../change.ts';
import { channelName, type Overview, type SchoolFigures } from '../partner.ts';
import { stateOf } from '../school-state.ts';

function Term({ school, today }: { school: SchoolFigures; today: string }): ReactNode {
  const { contractNumber, startDate, endDate } = school;
  if (endDate === '') return <Tag tone="warn">没有合同</Tag>;
  const { dueIn } = stateOf(school, today);
  return (
    <TwoLines below={contractNumber}>
      <span title={`${startDate} 至 ${endDate}`}>{`至 ${endDate} `}</span>
      {dueIn !== null && <Tag tone={dueIn < 0 ? 'bad' : 'warn'}>{dueIn < 0 ? '已到期' : `剩 ${dueIn} 天`}</Tag>}
    </TwoLines>
  );
}

function Seats({ school, today }: { school: SchoolFigures; today: string }): ReactNode {
  const { enabled, seats } = school;
  const { isOver } = stateOf(school, today);
  return (
    <TwoLines below={isOver ? <Tag tone="warn">超出</Tag> : seats > 0 && `用 ${formatRate(enabled / seats)}`}>
      {`${formatNumber(enabled)} / ${seats > 0 ? formatNumber(seats) : '-'}`}
    </TwoLines>
  );
}

function LastUse({ school, today }: { school: SchoolFigures; today: string }): ReactNode {
  const { idleFor } = stateOf(school, today);
  return (
    <>
      {`${school.lastUse === '' ? '没有用过' : school.lastUse} `}
      {idleFor !== null && <Tag tone="bad">{`${idleFor} 天没用`}</Tag>}
    </>
  );
}

/** The columns of the list of schools. */
export function schoolColumns(overview: Overview): Column<SchoolFigures>[] {
  const { today } = overview;
  return [
    {
      key: 'schoolName',
      title: '学校和渠道',
      render: ({ schoolId, schoolName, channelId }) => (
        <TwoLines below={channelName(overview, channelId)}>
          <TextLink to={pathTo('schoolBoard', { schoolId })}>{schoolName}</TextLink>
        </TwoLines>
      ),
    },
    { key: 'endDate', title: '合同', width: 192, render: (school) => <Term school={school} today={today} /> },
    { key: 'enabled', title: '已启用 / 席位', width: 124, render: (school) => <Seats school={school} today={today} /> },
    { key: 'uses', title: '使用次数', width: 88, align: 'right', render: ({ uses }) => formatNumber(uses) },
    { key: 'prints', title: '打印量', width: 88, align: 'right', render: ({ prints }) => formatNumber(prints) },
    {
      key: 'change',
      title: '变化',
      width: 92,
      align: 'right',
      render: ({ prints, printsBefore }) => <ChangeText change={rateChange(prints, printsBefore)} />,
    },
    { key: 'lastUse', title: '最近使用', width: 188, render: (school) => <LastUse school={school} today={today} /> },
  ];
}
