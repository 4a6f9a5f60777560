import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { printLearning } from '../../../../contracts/wrongbook/learning-reports.ts';
import { useIsHere } from '../../../components/use-is-here.ts';
import { useShortcut } from '../../../components/shortcuts.ts';
import { startPrint, type PrintOrder } from '../../printing/print-job.ts';
import type { Learner, Learners } from '../use-learners.ts';
import type { OfClass } from '../use-of-class.ts';
import type { ReportQuery } from './use-report-query.ts';
import type { Polished } from './use-wording.ts';

interface Props {
  input: NonNullable<OfClass['input']>;
  className: string;
  learners: Learners;
  query: ReportQuery;
  wording: Polished;
}

/** Prints or saves the reports of the class, or the class's own, in the background. */
export function PrintActions(props: Props): ReactNode {
  const { learners, query, className } = props;
  const start = useStart(props);
  const all = learners.answer.data ?? [];
  const printed = all.filter(({ isShort }) => query.withShort || !isShort);
  const { current } = learners;
  const ofClass = query.of === 'class';
  const ids = printed.map(({ studentId }) => studentId).join();
  const none = query.parts.length === 0 || (!ofClass && printed.length === 0);
  const many = ofClass ? '班级报告' : `${printed.length} 份`;
  const whole = ofClass ? { name: className } : { name: className, studentIds: ids };
  const print = () => start('print', { ...whole, title: `打印${className}学情报告，${many}` });
  useShortcut('p', '打印', () => {
    if (!none) print();
  });
  return (
    <>
      {!ofClass && (
        <Text span fz="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {all.length} 人，{printed.length} 份可打印
        </Text>
      )}
      <SaveMenu
        none={none}
        many={many}
        current={ofClass ? undefined : current}
        save={(what) => start('save', what)}
        whole={whole}
      />
      <Button leftSection={<IconPrinter size={16} aria-hidden />} disabled={none} onClick={print}>
        打印{ofClass ? '班级报告' : ` ${many}`}
      </Button>
    </>
  );
}

interface SaveProps {
  none: boolean;
  many: string;
  /** Everybody, or the class itself. */
  whole: Pick<What, 'name' | 'studentIds'>;
  /** The student whose report is on screen. */
  current: Learner | undefined;
  save: (what: What) => void;
}

/** All reports as one file or one for each student, or the one on screen. */
function SaveMenu({ none, many, whole, current, save }: SaveProps): ReactNode {
  const title = `${whole.name}学情报告，${many}`;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" disabled={none} rightSection={<IconChevronDown size={14} aria-hidden />}>
          存为
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save({ ...whole, title: `${title}，存为 PDF` })}>一个 PDF（{many}）</Menu.Item>
        {current && (
          <>
            <Menu.Item onClick={() => save({ ...whole, form: 'archive', title: `${title}，存为压缩包` })}>
              一个压缩包（每人一个 PDF）
            </Menu.Item>
            <Menu.Item
              onClick={() =>
                save({
                  name: current.studentName,
                  studentIds: current.studentId,
                  title: `${current.studentName}的学情报告，存为 PDF`,
                })
              }
            >
              只存{current.studentName}的一份
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface What {
  title: string;
  name: string;
  studentIds?: string;
  form?: 'archive';
}

/** Starts a job; who has left the screen by then finds the result in the tray. */
function useStart({ input, query, wording }: Props) {
  const { parts, isGrey } = query;
  // Without a model paper has the sentences that are on screen.
  const isPolished = query.isPolished && wording.state !== 'impossible';
  const isHere = useIsHere();
  return (act: PrintOrder['act'], { title, name, ...rest }: What) => {
    const asked = { ...input, parts: [...parts], isGrey, isPolished, ...rest };
    const what = { call: 'printLearning', endpoint: printLearning, input: asked } as const;
    void startPrint({ ...what, act, title, name, label: '学情报告', form: rest.form ?? 'pdf' }, isHere);
  };
}
