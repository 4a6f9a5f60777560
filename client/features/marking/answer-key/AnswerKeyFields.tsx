import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { letterOf } from '../../question-bank/question/question.ts';
import { RubricEntries } from '../../question-bank/question/RubricEntries.tsx';
import { EntryGroup, EntryText } from '../../../components/form/Entries.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import type { QuestionAnswers } from '../marks.ts';
import { isWritten, withLetter, type AnswerKeyForm } from './answer-key-form.ts';

interface Props {
  question: QuestionAnswers['question'];
  form: AnswerKeyForm;
  change: (form: AnswerKeyForm) => void;
}

/** The fields of a key, by the kind of question. */
export const AnswerKeyFields = (props: Props): ReactNode => (
  <>
    {props.question.questionType === questionType.choice ? <Letters {...props} /> : <Texts {...props} />}
    {(isWritten(props.question) || props.form.rubric.length > 0) && <Points {...props} />}
  </>
);

function Letters({ question, form, change }: Props): ReactNode {
  const [letters = ''] = form.answers;
  return (
    <EntryGroup label="答案" required error={undefined}>
      <Group gap={8}>
        {question.options.map((_, index) => {
          const letter = letterOf(index);
          return (
            <ToggleButton
              key={letter}
              size="xs"
              variant={letters.includes(letter) ? 'filled' : 'default'}
              pressed={letters.includes(letter)}
              onClick={() => change({ ...form, answers: [withLetter(letters, letter, question.isMultiple)] })}
            >
              {letter}
            </ToggleButton>
          );
        })}
      </Group>
    </EntryGroup>
  );
}

function Texts({ question, form, change }: Props): ReactNode {
  const written = isWritten(question);
  const put = (index: number, text: string) => change({ ...form, answers: form.answers.with(index, text) });
  return (
    <EntryGroup
      label={written ? '参考答案' : '答案'}
      required
      error={undefined}
      help={!written && '一个空有几种正确答案时，每行写一种，最常用的写在最前。'}
    >
      {form.answers.map((text, index) => (
        <Group key={index} gap={8} mb={8} wrap="nowrap">
          {form.answers.length > 1 && (
            <Text size="sm" c="dimmed" flex="none">
              第 {index + 1} 空
            </Text>
          )}
          <Box flex={1}>
            <EntryText
              label={form.answers.length > 1 ? `第 ${index + 1} 空的答案` : '答案'}
              value={text}
              onChange={(event) => put(index, event.currentTarget.value)}
              error={undefined}
            />
          </Box>
        </Group>
      ))}
    </EntryGroup>
  );
}

const Points = ({ form, change }: Props): ReactNode => (
  <RubricEntries
    rubric={form.rubric}
    change={(rubric) => change({ ...form, rubric })}
    help="可以不写评分点；写了，合计须等于本题的分值。"
  />
);
