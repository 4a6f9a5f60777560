import { Input, MultiSelect, NumberInput, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionType, questionTypeLabels } from '../../../contracts/constants/questions.ts';
import { questionLimits, questionTypes } from '../../../contracts/wrongbook/question-shapes.ts';
import { grouped, searchable } from '../../components/form/fields.tsx';
import { usePointOptions } from '../question-bank/editor/use-points.ts';
import type { Course } from '../question-bank/question/question.ts';
import { answersIn, blanksIn, linesOf, type Draft } from './entry.ts';
import { Key } from './Foot.tsx';
import { Rubric } from './Rubric.tsx';
import styles from './workbook.module.css';

interface Props {
  draft: Draft;
  course: Course;
  onChange: (patch: Partial<Draft>) => void;
}

const types = Object.entries(questionTypeLabels).map(([value, label]) => ({
  value,
  label: (
    <span className={styles.type}>
      {label.slice(0, 2)}
      <Key name={value} />
    </span>
  ),
}));
const levels = [
  { value: '0.85', label: '易' },
  { value: '0.7', label: '中' },
  { value: '0.45', label: '难' },
];
const levelOf = (facility: number): string => (facility >= 0.8 ? '0.85' : facility >= 0.6 ? '0.7' : '0.45');

/** What belongs to a question besides its text: kind, points, answers, steps, knowledge points, solution. */
export function AnswerPane({ draft, course, onChange }: Props): ReactNode {
  const type = Number(draft.questionType);
  const points = usePointOptions(course);
  const isWritten = type !== questionType.choice && type !== questionType.fillIn;
  return (
    <div className={styles.fields}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label="题型"
        data={types}
        value={String(type)}
        onChange={(value) => onChange({ questionType: questionTypes[Number(value) - 1]! })}
      />
      <Worth draft={draft} onChange={onChange} />
      <Answers
        type={type}
        answers={draft.answers}
        blanks={blanksIn(draft.stem)}
        onChange={(answers) => onChange({ answers })}
      />
      {isWritten && <Rubric items={draft.rubric} score={draft.score} onChange={(rubric) => onChange({ rubric })} />}
      <MultiSelect
        {...searchable}
        label={
          <>
            知识点 <Key name="K" />
          </>
        }
        aria-label="知识点"
        maxValues={questionLimits.points}
        data={grouped(points)}
        value={draft.pointIds}
        data-points
        onChange={(pointIds) => onChange({ pointIds })}
        nothingFoundMessage="没有符合的知识点"
      />
      <Textarea
        label="解析"
        description="可不写"
        autosize
        minRows={2}
        value={draft.solution}
        onChange={({ currentTarget }) => onChange({ solution: currentTarget.value })}
      />
    </div>
  );
}

/** What a question is worth, and how hard it is. */
const Worth = ({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>): ReactNode => (
  <div className={styles.two}>
    <NumberInput
      label="分值"
      min={0}
      max={300}
      decimalScale={2}
      suffix=" 分"
      value={draft.score === 0 ? '' : draft.score}
      onChange={(value) => onChange({ score: Number(value) || 0 })}
    />
    <Input.Wrapper label="难度">
      <SegmentedControl
        fullWidth
        aria-label="难度"
        data={levels}
        value={levelOf(draft.facility)}
        onChange={(value) => onChange({ facility: Number(value) })}
      />
    </Input.Wrapper>
  </div>
);

interface AnswersProps {
  type: number;
  answers: readonly (readonly string[])[];
  blanks: number;
  onChange: (answers: string[][]) => void;
}

/** Answers as they are written: the letters of a choice, a line for each blank, one text. */
export function Answers({ type, answers, blanks, onChange }: AnswersProps): ReactNode {
  const lines = linesOf(type, answers, blanks);
  const put = (index: number, text: string) =>
    onChange(
      answersIn(
        type,
        lines.map((line, at) => (at === index ? text : line)),
      ),
    );
  if (type !== questionType.choice && type !== questionType.fillIn)
    return (
      <Textarea
        label="答案"
        autosize
        minRows={2}
        value={lines[0] ?? ''}
        onChange={({ currentTarget }) => put(0, currentTarget.value)}
      />
    );
  return (
    <>
      {lines.map((line, index) => (
        <TextInput
          key={index}
          label={type === questionType.choice ? '答案（选项字母）' : `第 ${index + 1} 空`}
          value={line}
          onChange={({ currentTarget }) => put(index, currentTarget.value)}
        />
      ))}
    </>
  );
}
