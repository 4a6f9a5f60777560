import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { ActionBar } from '../../../components/page/ActionBar.tsx';
import { ButtonLink } from '../../../components/page/links.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { teacher } from '../../../session/teacher.ts';
import { replaceQuestion } from '../../paper-builder/paper-building.ts';
import { BankBrowser } from '../../question-bank/BankBrowser.tsx';
import { courseOf } from '../../question-bank/question/question.ts';
import { ChosenNote } from '../../paper-builder/ChosenNote.tsx';
import { useLessons } from '../create/lessons.ts';
import { creatingPath } from '../create/origin.ts';
import { useCommonPicking } from '../create/use-common-picking.ts';

/** The bank of the course that is chosen. What is picked here is in the paper that is being put together. */
export function BankTab(): ReactNode {
  const { answer, lessons } = useLessons();
  const { courseId } = useSnapshot(teacher);
  const lesson = lessons.find((one) => one.courseId === courseId) ?? lessons[0];
  const { picking, paper } = useCommonPicking(lesson);
  return (
    <Loaded answer={answer} what="任教的课程">
      {() =>
        lesson ? (
          <>
            <BankBrowser
              key={lesson.key}
              course={courseOf(lesson)}
              {...picking}
              onReplace={(id, question) => paper.change((now) => replaceQuestion(now, id, question), '修改题目')}
            />
            {picking.chosen.size > 0 && (
              <ActionBar note={<ChosenNote sections={paper.sections} />}>
                <ButtonLink to={creatingPath({}, 'choose')}>去组卷</ButtonLink>
              </ActionBar>
            )}
          </>
        ) : (
          <EmptyState text="你还没有任教的课程，题库按课程显示。" />
        )
      }
    </Loaded>
  );
}
