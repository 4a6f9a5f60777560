import { Button, SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { practiceMode, practiceModeLabels, taskType } from '../../../../contracts/constants/assignments.ts';
import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import { addAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { previewPractice } from '../../../../contracts/wrongbook/practice.ts';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../components/dialog/dialogs.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { useAction } from '../../../components/use-action.ts';
import { openWorkPrint } from '../../printing/open-print.tsx';
import type { Lesson } from '../use-lesson.ts';
import type { Group } from './arrangement.ts';
import styles from './groups.module.css';

type Rule = InputOf<typeof previewPractice>['practice'];

/** Sets practice to a group, each member's own on what the group shares, and goes on to its print. */
export async function setPractice(lesson: Lesson, group: Group): Promise<void> {
  const assignmentId = await openDialog<string>(<PracticeDialog lesson={lesson} group={group} />);
  if (assignmentId !== undefined) await openWorkPrint(assignmentId, taskType.errorNote);
}

const modes = [practiceMode.consolidate, practiceMode.extend].map((mode) => ({
  value: String(mode),
  label: practiceModeLabels[mode],
}));

const amounts = [5, 8, 10, 15, 20].map((count) => ({ value: String(count), label: `每人最多 ${count} 题` }));

function PracticeDialog({ lesson, group }: { lesson: Lesson; group: Group }): ReactNode {
  const { close } = useDialog();
  const [mode, setMode] = useState<string>(modes[0]!.value);
  const [most, setMost] = useState('8');
  const { classId, courseId, from, source } = lesson;
  const practice: Rule = {
    practiceMode: Number(mode),
    most: Number(most),
    from,
    source,
    pointIds: group.points.map(({ pointId }) => pointId),
    studentIds: group.members.map(({ studentId }) => studentId),
  };
  const preview = useCall(previewPractice, { classId, courseId, practice });
  const set = useAction(async () => {
    const title = `${group.name}（学习小组）${practiceModeLabels[Number(mode) as keyof typeof practiceModeLabels]}`;
    const { id } = await call(addAssignment, { taskType: taskType.errorNote, title, classId, courseId, practice });
    close(id);
  });
  const given = preview.data?.students.filter(({ questionCount }) => questionCount > 0).length ?? 0;
  return (
    <Dialog title={`给“${group.name}”布置练习`} size="md" mayClose={() => !set.busy}>
      <p className={styles.reason}>
        每人一份，按本人的错题出题，范围是小组共同的知识点：{group.points.map(({ name }) => name).join('、')}。
      </p>
      <div className={styles.practice}>
        <SegmentedControl size="sm" aria-label="练习方式" data={modes} value={mode} onChange={setMode} />
        <FilterSelect label="题数" width={150} options={amounts} value={most} onChange={setMost} />
      </div>
      <Loaded answer={preview} what="练习预览">
        {(data) => <Given data={data} />}
      </Loaded>
      <DialogButtons>
        <Button variant="default" disabled={set.busy} onClick={() => close()}>
          取消
        </Button>
        <Button loading={set.busy} disabled={given === 0} onClick={() => void set.run()} data-autofocus>
          布置并打印 {given} 份
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** What the members would get. */
function Given({ data: { students, shortfall } }: { data: DataOf<typeof previewPractice> }): ReactNode {
  const missing = shortfall.filter((one) => one.missing > 0);
  return (
    <>
      <ul className={styles.given} aria-label="每人题数">
        {students.map(({ studentId, studentName, questionCount, minutes }) => (
          <li key={studentId}>
            {studentName}
            <b>{questionCount === 0 ? '没有题' : `${questionCount} 题 · 约 ${minutes} 分钟`}</b>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={styles.basis}>
          题库还缺：{missing.map(({ name, missing: count }) => `${name} ${count} 题`).join('，')}。
        </p>
      )}
    </>
  );
}
