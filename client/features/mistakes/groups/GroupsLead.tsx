import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import type { Groups } from './arrangement.ts';
import styles from './groups.module.css';

/** What the grouping rests on, and whose it is. */
export function GroupsLead({ data }: { data: Groups }): ReactNode {
  const { withMistakes, groups, without, apart, version } = data;
  const rest = [
    ...(apart.length > 0 ? [`${apart.length} 人还没有分组`] : []),
    ...(without.length > 0 ? [`${without.length} 人没有未掌握的错题`] : []),
  ];
  return (
    <Card>
      <p className={styles.lead}>
        {withMistakes} 名学生有未掌握的错题，按错在哪些知识点分成 {groups.length} 组{rest.map((text) => `，${text}`)}。
      </p>
      <p className={styles.basis}>
        {version === 0
          ? '按现在的错题自动分组，随新发布的成绩更新；移动学生或改组名后，小组会保存下来。'
          : `${keptText(data)}；新发布的成绩只更新各组的数字，不再改变小组。`}
        姓名旁是共同知识点上的错题数和全部错题数，横条上的竖线是全班。
      </p>
    </Card>
  );
}

function keptText({ keptBy, keptTime, moved, renamed }: Groups): string {
  const changes = [...(moved > 0 ? [`移动 ${moved} 人`] : []), ...(renamed > 0 ? [`改名 ${renamed} 组`] : [])];
  return `${keptBy} ${keptTime.slice(5, 16)} 保存${changes.length > 0 ? `，${changes.join('、')}` : ''}`;
}
