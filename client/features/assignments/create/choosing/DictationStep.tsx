import { SegmentedControl, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { questionType } from '../../../../../contracts/constants/questions.ts';
import { changeAddress } from '../../../../components/page-query.ts';
import type { Lesson } from '../lessons.ts';
import { useOnlyPicking } from '../../../paper-builder/use-picking.ts';
import type { Faults } from '../step-check.ts';
import type { Work } from '../use-draft.ts';
import { BankChoice } from '../../../paper-builder/choosing/BankChoice.tsx';
import { DictationForm } from './DictationForm.tsx';
import { OnlyQuestion } from '../../../paper-builder/choosing/OnlyQuestion.tsx';

/** The title of the paper's one section. */
export const dictationTitle = '听写默写';

const types = [
  { value: String(questionType.other), label: '其他' },
  { value: String(questionType.fillIn), label: '填空题' },
] as const;

const suits = /听写|默写/;

const ways = [
  { value: 'write', label: '自己填写' },
  { value: 'bank', label: '从题库选用' },
];

interface Props {
  work: Work;
  lesson: Lesson;
  /** What is wrong with what was typed. */
  faults: Faults;
}

/** What is read out or written from memory: typed here, or a question of the bank. */
export function DictationStep({ work, lesson, faults }: Props): ReactNode {
  const [address, setAddress] = useSearchParams();
  const { dictation } = work.draft;
  const picking = useOnlyPicking(work.paper, dictationTitle);
  const { chosen } = picking;
  const isFromBank = address.get('tab') === 'bank';
  const isOwnText = chosen.has(dictation.questionId);
  return (
    <Stack>
      <SegmentedControl
        mr="auto"
        aria-label="内容来源"
        data={ways}
        value={isFromBank ? 'bank' : 'write'}
        onChange={(tab) => setAddress(changeAddress(address, { tab }))}
      />
      {!isOwnText && <OnlyQuestion title="已选用的题目" paper={work.paper} picking={picking} />}
      {isFromBank ? (
        <BankChoice course={lesson} picking={picking} types={types} suits={suits} />
      ) : (
        <DictationForm dictation={dictation} lesson={lesson} faults={faults} replaces={chosen.size > 0 && !isOwnText} />
      )}
    </Stack>
  );
}
