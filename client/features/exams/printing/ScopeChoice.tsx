import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { printedPerSubject } from '../../../../contracts/constants/exam-printing.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listExamRooms } from '../../../../contracts/wrongbook/exams/seating.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Label } from '../../printing/Label.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import type { PrintChoice } from './use-print-choice.ts';

interface Props {
  exam: ExamDetail;
  rooms: DataOf<typeof listExamRooms>;
  choice: PrintChoice;
  onChange: (changes: Partial<PrintChoice>) => void;
}

const width = 248;

/** Of which classes, rooms and subjects. */
export function ScopeChoice({ exam, rooms, choice, onChange }: Props): ReactNode {
  return (
    <Stack gap={10}>
      <Label>范围</Label>
      <FilterSelect
        label="班级"
        all={`全部班级（${exam.classes.length}）`}
        width={width}
        options={exam.classes.map(({ classId, className }) => ({ value: classId, label: className }))}
        value={choice.classId}
        onChange={(classId) => onChange({ classId })}
      />
      {rooms.length > 0 && (
        <FilterSelect
          label="考场"
          all={`全部考场（${rooms.length}）`}
          width={width}
          options={rooms.map(({ id, name, seatedCount }) => ({ value: id, label: `${name}（${seatedCount} 人）` }))}
          value={choice.examRoomId}
          onChange={(examRoomId) => onChange({ examRoomId })}
        />
      )}
      {choice.kinds.some((kind) => printedPerSubject.includes(kind)) && (
        <FilterSelect
          label="科目"
          all={`全部科目（${exam.subjects.length}）`}
          width={width}
          options={exam.subjects.map(({ courseId, courseName }) => ({ value: courseId, label: courseName }))}
          value={choice.courseId}
          onChange={(courseId) => onChange({ courseId })}
        />
      )}
    </Stack>
  );
}
