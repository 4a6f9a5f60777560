import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../components/page-query.ts';
import { addressOf, ruleIn } from './rule-address.ts';
import type { PracticeRule } from './rule.ts';

/** A rule that is kept in the address, with the student whose paper is shown. */
export interface RulePlace {
  rule: PracticeRule;
  change: (changes: Partial<PracticeRule>) => void;
  studentId: string;
  choose: (studentId: string) => void;
  /** Forgets what means nothing in another class or course. */
  changeLesson: () => void;
}

/** Keeps a rule in the address: a reload and a link show the same. The way back leads past its changes. */
export function useRulePlace(): RulePlace {
  const [address, setAddress] = useSearchParams();
  const put = (changes: Record<string, string>) => setAddress(changeAddress(address, changes), { replace: true });
  return {
    rule: ruleIn(address),
    change: (changes) => put(addressOf(changes)),
    studentId: address.get('student') ?? '',
    choose: (student) => put({ student }),
    changeLesson: () => put({ ...addressOf({ studentIds: [], pointId: '' }), student: '' }),
  };
}
