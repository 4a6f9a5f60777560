import { Button, Group, Stack, Text } from '@mantine/core';
import { Card } from '../../components/page/Card.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { Within } from '../Within.tsx';
import { useWords } from '../words.ts';
import { ClockActs } from './ClockActs.tsx';
import { ClockFace } from './ClockFace.tsx';
import { useClock, type ClockShown } from './use-clock.ts';

const steps = [
  [-7, '往前一周'],
  [-1, '往前一天'],
  [1, '往后一天'],
  [7, '往后一周'],
] as const;

/** Days on each side of the changes of the default term, in the year that the clock shows. */
const days = [
  ['01-15', '一月（上学年第一学期）'],
  ['03-10', '三月（上学年第二学期）'],
  ['08-15', '八月（新学年第一学期）'],
] as const;

type Clock = ReturnType<typeof useClock>;

/** The clock of the chosen sandbox: to a day, on and back, faster, not at all, and what follows it. */
export function ClockPage() {
  const { say } = useWords();
  const clock = useClock();
  return (
    <Within title={say('时钟')}>
      <Loaded answer={clock.answer} what={say('时钟')}>
        {(shown) => (
          <>
            <Card>
              <Stack gap="md">
                <Group align="center" gap="lg">
                  <ClockFace shown={shown} large />
                  <Tag tone={shown.isReal ? 'plain' : 'info'}>{say(shown.isReal ? '真实时间' : '已拨动')}</Tag>
                </Group>
                <Moves clock={clock} shown={shown} />
                <Text fz="sm" c="dimmed">
                  {say('真实时间是 {time}', { time: shown.systemTime })}
                </Text>
              </Stack>
            </Card>
            <Card title={say('快捷日子')}>
              <Group gap="xs">
                {days.map(([day, label]) => (
                  <Button
                    key={day}
                    variant="default"
                    onClick={() => clock.move({ time: `${shown.time.slice(0, 4)}-${day} ${shown.time.slice(11, 16)}` })}
                  >
                    {say(label)}
                  </Button>
                ))}
              </Group>
            </Card>
            <Explained />
          </>
        )}
      </Loaded>
    </Within>
  );
}

function Moves({ clock, shown }: { clock: Clock; shown: ClockShown }) {
  const { say } = useWords();
  return (
    <Group gap="sm">
      <ClockActs clock={clock} shown={shown} />
      {steps.map(([count, label]) => (
        <Button key={label} variant="default" size="compact-sm" onClick={() => clock.move({ days: count })}>
          {say(label)}
        </Button>
      ))}
      <Button size="compact-sm" disabled={shown.isReal} onClick={() => clock.move({ isReal: true })}>
        {say('回到真实时间')}
      </Button>
    </Group>
  );
}

function Explained() {
  const { say } = useWords();
  return (
    <Stack gap={4} fz="sm" c="dimmed" px={4}>
      <span>
        {say(
          '学期、默认筛选、到期的错题、角标、保存期限、新记录的时间和产品里的日期都跟着它走，已打开的页面在下一次请求后跟上。',
        )}
      </span>
      <span>{say('令牌、登录票据、重复提交的识别和后台任务的租约按真实时间，拨动时钟不会让人退出登录。')}</span>
    </Stack>
  );
}
