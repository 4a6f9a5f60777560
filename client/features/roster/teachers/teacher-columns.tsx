import type { ReactNode } from 'react';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { teachingText, type Teacher } from './teacher.ts';

const shownTeachings = 2;

/** The columns of the teachers of a school. */
export const teacherColumns: readonly Column<Teacher>[] = [
  { key: 'name', title: '姓名', sortable: true, width: 112 },
  { key: 'account', title: '账号', sortable: true, width: 152 },
  { key: 'phone', title: '手机号码', width: 120 },
  { key: 'jobs', title: '职务', width: 156, render: ({ jobs }) => jobs.map(({ jobName }) => jobName).join('、') },
  { key: 'teachings', title: '任教', render: ({ teachings }) => <Teachings teachings={teachings} /> },
  { key: 'createTime', title: '创建时间', sortable: true, width: 152 },
];

function Teachings({ teachings }: Pick<Teacher, 'teachings'>): ReactNode {
  if (teachings.length === 0) return <Tag tone="warn">未任课</Tag>;
  const texts = teachings.map(teachingText);
  return (
    <span title={texts.join('、')}>
      {texts.slice(0, shownTeachings).map((text) => (
        <Tag key={text}>{text}</Tag>
      ))}
      {texts.length > shownTeachings && <Tag>+{texts.length - shownTeachings}</Tag>}
    </span>
  );
}
