import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePointOptions } from '../../../question-bank/editor/use-points.ts';
import { Counter } from '../Counter.tsx';
import { dictationFaults, rowsOf } from '../dictation.ts';
import type { Lesson } from '../lessons.ts';
import { idsIn } from '../../../paper-builder/paper-building.ts';
import { saveDictation } from '../save-dictation.ts';
import type { Faults } from '../step-check.ts';
import { StepFooter } from '../StepFooter.tsx';
import { courseOf } from '../../../question-bank/question/question.ts';
import type { Work } from '../use-draft.ts';
import type { Steps } from '../use-steps.ts';
import { DictationStep, dictationTitle } from './DictationStep.tsx';

interface Props {
  work: Work;
  lesson: Lesson;
  steps: Steps;
}

/** What is read out or written from memory; what was typed becomes a question of the bank before the next step. */
export function DictationPanel({ work, lesson, steps }: Props): ReactNode {
  const [address] = useSearchParams();
  const course = courseOf(lesson);
  const points = usePointOptions(course);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ text: string; faults: Faults }>();
  const { dictation, sections } = work.draft;
  const chosen = idsIn(sections);
  const typed = JSON.stringify(dictation);
  const faults = { ...(tried && dictationFaults(dictation)), ...(refused?.text === typed && refused.faults) };
  const isFromBank = address.get('tab') === 'bank';
  const save = async () => {
    const isBlank = rowsOf(dictation.text).length === 0;
    const isSaved = chosen.has(dictation.questionId);
    if (isFromBank || isSaved || (isBlank && chosen.size > 0)) return true;
    setTried(true);
    const pointName = points.find(({ value }) => value === dictation.pointId)?.label ?? '';
    const found = await saveDictation(course, pointName, dictationTitle);
    setRefused({ text: typed, faults: found });
    return Object.keys(found).length === 0;
  };
  return (
    <>
      <DictationStep work={work} lesson={lesson} faults={faults} />
      {/* What is missing of what is typed here is told at its fields. */}
      <StepFooter steps={isFromBank ? steps : { ...steps, faults: {} }} before={save}>
        <Counter work={work} />
      </StepFooter>
    </>
  );
}
