import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { ButtonLink } from '../../../components/page/links.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { ModeChoice } from '../../practice/ModeChoice.tsx';
import { shortfallText } from '../../practice/students.ts';
import type { Lesson } from '../use-lesson.ts';
import styles from './student.module.css';
import type { BookStudent } from './students.ts';
import { useStudentPractice, type PracticeChoice } from './use-student-practice.ts';

interface Props {
  lesson: Lesson;
  student: BookStudent;
}

/** The two ways to practise with what each would give; the button of the screen takes the chosen one. */
export function PracticeCard({ lesson, student }: Props): ReactNode {
  const { choices, chosen, choose, path, isDue } = useStudentPractice(lesson, student);
  return (
    <Card title="练习" aside={<small className={styles.basis}>{isDue ? '今天到期的' : '还没掌握的'}</small>}>
      <ModeChoice
        value={chosen.mode}
        onChange={choose}
        given={(mode) => <Given choice={choices.find((one) => one.mode === mode)!} />}
      />
      <ButtonLink mt={8} fullWidth variant="default" to={path}>
        预览和打印
      </ButtonLink>
    </Card>
  );
}

function Given({ choice: { given } }: { choice: PracticeChoice }): ReactNode {
  if (!given) return null;
  const short = shortfallText(given.shortfall);
  return (
    <>
      ，{formatNumber(given.questionCount)} 题{given.questionCount > 0 && `，约 ${formatNumber(given.minutes)} 分钟`}
      {short !== '' && <span className={styles.short}>题库不够：{short}</span>}
    </>
  );
}
