import { IconClock } from '@tabler/icons-react';
import { Loaded } from '../../components/state/Loaded.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { LiveCard } from '../live/LiveCard.tsx';
import { useWords } from '../words.ts';
import { ClockActs } from './ClockActs.tsx';
import { ClockFace } from './ClockFace.tsx';
import { useClock } from './use-clock.ts';

/** The clock of the chosen sandbox, in a card. */
export function ClockCard() {
  const { say } = useWords();
  const clock = useClock();
  const isMoved = clock.answer.data?.isReal === false;
  return (
    <LiveCard
      title={say('时钟')}
      Icon={IconClock}
      to="/clock"
      aside={isMoved && <Tag tone="info">{say('已拨动')}</Tag>}
    >
      <Loaded answer={clock.answer} what={say('时钟')}>
        {(shown) => (
          <>
            <ClockFace shown={shown} />
            <ClockActs clock={clock} shown={shown} />
          </>
        )}
      </Loaded>
    </LiveCard>
  );
}
