import { useState } from 'react';
import { decideScript, returnScript } from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import { call } from '../../../../api/call.ts';
import { useAction } from '../../../../components/use-action.ts';
import { useTypedScore } from '../../../marking/keyboard/use-typed-score.ts';
import type { Case, Desk } from '../shapes.ts';

const sumOf = (scores: readonly number[]): number => Math.round(scores.reduce((sum, one) => sum + one, 0) * 100) / 100;

/** The leader's decision on a script as it comes to be: a score for each question, what was decided before to begin with. */
export function useDecision(desk: Desk, script: Case, done: () => void) {
  const markingPartId = desk.id;
  const markingScriptId = script.id;
  const decided = script.rounds.find(({ round }) => round === 'leader')?.marks;
  const [scores, setScores] = useState<readonly (number | null)[]>(() =>
    desk.questions.map(({ position }) => decided?.find((mark) => mark.position === position)?.score ?? null),
  );
  const [place, setPlace] = useState(0);
  const question = desk.questions[place]!;
  const given = scores.filter((one) => one !== null);
  const total = given.length === scores.length ? sumOf(given) : null;
  const put = (score: number, at: number) => {
    const next = scores.map((known, index) => (index === at ? score : known));
    setScores(next);
    const open = next.indexOf(null);
    if (open >= 0) setPlace(open);
  };
  const typed = useTypedScore({
    full: question.full,
    addScore: (score) => put(score, place),
    replaceScore: (score) => put(score, place),
  });
  const decide = useAction(async () => {
    if (total === null) return;
    const marks = desk.questions.map(({ position }, at) => ({ position, score: scores[at] ?? 0 }));
    await call(decideScript, { markingPartId, markingScriptId, marks });
    done();
  });
  const goBack = useAction(async () => {
    await call(returnScript, { markingPartId, markingScriptId });
    done();
  });
  return {
    question,
    place,
    scores,
    total,
    typed,
    choose: (at: number) => {
      typed.commit();
      setPlace(at);
    },
    score: (score: number) => {
      typed.clear();
      put(score, place);
    },
    confirm: () => void decide.run(),
    giveBack: () => void goBack.run(),
    busy: decide.busy || goBack.busy,
  };
}
