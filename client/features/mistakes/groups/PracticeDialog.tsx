import { Button, SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { practiceMode, practiceModeLabels, taskType } from '../../../../contracts/constants/assignments.ts';
import { addAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { previewPractice } from '../../../../contracts/wrongbook/practice.ts';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { useAction } from '../../../components/use-action.ts';
import type { Lesson } from '../use-lesson.ts';
import type { Group } from './arrangement.ts';
import { PracticeGiven } from './PracticeGiven.tsx';
import styles from './groups.module.css';

const modes = [practiceMode.consolidate, practiceMode.extend].map((mode) => ({
  value: String(mode),
  label: practiceModeLabels[mode],
}));

const amounts = [5, 8, 10, 15, 20].map((count) => ({ value: String(count), label: `每人最多 ${count} 题` }));

/** Sets practice to a group, each member's own on what the group shares; it closes with the id of the work. */
export function PracticeDialog({ lesson, group }: { lesson: Lesson; group: Group }): ReactNode {
  const { close } = useDialog();
  const [mode, setMode] = useState<string>(modes[0]!.value);
  const [most, setMost] = useState('8');
  const { classId, courseId, from, source } = lesson;
  const practice = {
    practiceMode: mode,
    most,
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
      <PracticeGiven answer={preview} />
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
