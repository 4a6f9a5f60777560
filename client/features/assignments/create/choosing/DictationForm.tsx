import { Group, Radio, Select, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/page/Card.tsx';
import { grouped } from '../../../../components/form/fields.tsx';
import { EmptyState } from '../../../../components/state/EmptyState.tsx';
import { Notice } from '../../../../components/state/Notice.tsx';
import { usePointOptions } from '../../../question-bank/editor/use-points.ts';
import { QuestionCard } from '../../../question-bank/QuestionCard.tsx';
import { dictationKinds, dictationQuestion, rowsOf, totalOfRows } from '../dictation.ts';
import type { DictationDraft } from '../draft-shape.ts';
import type { Lesson } from '../lessons.ts';
import { changeDictation } from '../setup-actions.ts';
import type { Faults } from '../step-check.ts';
import { courseOf, type Question } from '../../../question-bank/question/question.ts';

interface Props {
  dictation: DictationDraft;
  lesson: Lesson;
  faults: Faults;
  /** Whether what is typed would take the place of a question that is chosen. */
  replaces: boolean;
}

const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** Words or lines, one per row, with the question that becomes of them beside. */
export function DictationForm({ dictation, lesson, faults, replaces }: Props): ReactNode {
  const course = courseOf(lesson);
  const options = usePointOptions(course);
  const pointName = options.find(({ value }) => value === dictation.pointId)?.label ?? '';
  const { kind, text, each, pointId } = dictation;
  return (
    <SimpleGrid cols={2} style={{ alignItems: 'start' }}>
      <Card title="内容">
        <Stack gap="lg">
          {replaces && text !== '' && <Notice tone="warn">点“下一步”会用这里的内容替换已选用的题目。</Notice>}
          <KindField kind={kind} />
          <Textarea
            label="字词或句子"
            withAsterisk
            description={`每行一${dictationKinds[kind].row}，现有 ${rowsOf(text).length} ${dictationKinds[kind].row}`}
            inputWrapperOrder={order}
            rows={7}
            data-field="text"
            value={text}
            error={faults['text']}
            onChange={(event) => changeDictation({ text: event.currentTarget.value })}
          />
          <TextInput
            label={`每${dictationKinds[kind].row}分值`}
            withAsterisk
            w={160}
            inputMode="decimal"
            data-field="each"
            autoComplete="off"
            description={`共 ${totalOfRows(dictation)} 分`}
            inputWrapperOrder={order}
            value={each}
            error={faults['each']}
            onChange={(event) => changeDictation({ each: event.currentTarget.value })}
          />
          <Select
            label="知识点"
            withAsterisk
            placeholder="请选择"
            data-field="pointId"
            data={grouped(options)}
            value={pointId === '' ? null : pointId}
            error={faults['pointId']}
            onChange={(chosen) => changeDictation({ pointId: chosen ?? '' })}
            nothingFoundMessage="没有符合的知识点"
            searchable
            openOnFocus={false}
            limit={200}
            comboboxProps={{ transitionProps: { duration: 0 } }}
          />
        </Stack>
      </Card>
      <Preview question={rowsOf(text).length > 0 && dictationQuestion(dictation, course, pointName)} />
    </SimpleGrid>
  );
}

const KindField = ({ kind }: Pick<DictationDraft, 'kind'>): ReactNode => (
  <Radio.Group label="方式" value={kind} onChange={(value) => changeDictation({ kind: value })}>
    <Group gap="12px 24px" mt={8}>
      {Object.entries(dictationKinds).map(([value, { label }]) => (
        <Radio key={value} value={value} label={label} size="sm" />
      ))}
    </Group>
  </Radio.Group>
);

const Preview = ({ question }: { question: Question | false }): ReactNode => (
  <Card title="题目预览">
    {question ? (
      <QuestionCard question={question} open />
    ) : (
      <EmptyState text="填写内容后，这里显示学生看到的题目和答案。" />
    )}
  </Card>
);
