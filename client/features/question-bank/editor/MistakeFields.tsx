import { Button, CloseButton, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  mistakeCauseLabels,
  mistakeCauses,
  type MistakeCause,
} from '../../../../contracts/constants/mistake-causes.ts';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { questionLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import { EntryGroup, EntryText } from '../../../components/form/Entries.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import { letterOf } from '../question/question.ts';
import { blankCount, typeOf, type QuestionForm } from './form.ts';
import { ownMistakes } from './mistakes.ts';
import styles from './editor.module.css';

type Mistake = QuestionForm['mistakes'][number];

const causes = mistakeCauses.map((value) => ({ value, label: mistakeCauseLabels[value] }));

/** Where a typical mistake may be: the wrong options by letter, or the blanks by number. */
const mistakePlaces = ({ questionType: kind, options, stem }: QuestionForm): { value: string; label: string }[] =>
  Number(kind) === questionType.choice
    ? options.flatMap(({ isRight }, index) =>
        isRight ? [] : [{ value: letterOf(index), label: `选项 ${letterOf(index)}` }],
      )
    : Array.from({ length: blankCount(stem) }, (_, index) => ({
        value: String(index + 1),
        label: `第 ${index + 1} 空`,
      }));

/** What is typically answered wrongly, and why: of a choice its wrong options, else what is written into a blank. */
export function MistakeFields(): ReactNode {
  const { values, errors, setFieldValue } = useForm<QuestionForm>();
  const mistakes = ownMistakes(values);
  const places = mistakePlaces(values);
  const isChoice = typeOf(values) === questionType.choice;
  const change = (changed: Mistake[]) => setFieldValue('mistakes', changed);
  const added: Mistake = {
    answer: isChoice ? (places[0]?.value ?? '') : '',
    blank: isChoice ? 0 : 1,
    name: '',
    cause: 'concept',
  };
  return (
    <EntryGroup
      name="mistakes"
      label="典型错误"
      error={errors['mistakes'] as string | undefined}
      help="可以不填；填了，讲评和错题本会说出错因。最常见的写在最前。"
    >
      {mistakes.map((mistake, index) => (
        <MistakeEntry
          key={index}
          number={index + 1}
          mistake={mistake}
          places={places}
          faults={errors as Record<string, string>}
          put={(changes) => change(mistakes.with(index, { ...mistake, ...changes }))}
          remove={() => change(mistakes.toSpliced(index, 1))}
        />
      ))}
      {mistakes.length < questionLimits.mistakes && places.length > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => change([...mistakes, added])}>
          添加典型错误
        </Button>
      )}
    </EntryGroup>
  );
}

interface EntryProps {
  number: number;
  mistake: Mistake;
  places: readonly { value: string; label: string }[];
  faults: Readonly<Record<string, string | undefined>>;
  put: (changes: Partial<Mistake>) => void;
  remove: () => void;
}

function MistakeEntry({ number, mistake, places, faults, put, remove }: EntryProps): ReactNode {
  const { answer, blank, name, cause } = mistake;
  const field = `mistakes.${number - 1}`;
  return (
    <div className={styles.mistake}>
      <Select
        aria-label={`典型错误 ${number} 的位置`}
        allowDeselect={false}
        data={places}
        value={blank === 0 ? answer : String(blank)}
        onChange={(value) => put(blank === 0 ? { answer: value ?? '' } : { blank: Number(value) })}
      />
      {blank > 0 && (
        <EntryText
          name={`${field}.answer`}
          label={`典型错误 ${number} 的答案`}
          error={faults[`${field}.answer`]}
          value={answer}
          onChange={(event) => put({ answer: event.currentTarget.value })}
        />
      )}
      <EntryText
        name={`${field}.name`}
        label={`典型错误 ${number} 的原因`}
        error={faults[`${field}.name`]}
        value={name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <Select
        aria-label={`典型错误 ${number} 的错因`}
        allowDeselect={false}
        data={causes}
        value={cause}
        onChange={(value) => put({ cause: value as MistakeCause })}
      />
      <CloseButton aria-label={`删除典型错误 ${number}`} onClick={remove} />
    </div>
  );
}
