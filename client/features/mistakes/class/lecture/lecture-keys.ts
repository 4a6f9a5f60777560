import { useShortcuts, type Shortcut } from '../../../../components/shortcuts.ts';
import { discuss, useDiscussed } from '../discussed.ts';
import type { ClassBook } from '../use-class-book.ts';
import type { LectureControls } from './use-lecture.ts';

const keysOf = (controls: LectureControls, remember: () => unknown): Shortcut[] => [
  { keys: [' '], shown: '空格', label: '下一步', run: controls.forth },
  // The arrows up and down are left to what is longer than the window.
  { keys: ['Backspace'], shown: '退格', label: '上一步', run: controls.back },
  { keys: ['ArrowRight', 'PageDown'], shown: '← →', label: '换题', run: () => controls.go(1) },
  { keys: ['ArrowLeft', 'PageUp'], run: () => controls.go(-1) },
  {
    keys: ['1', '2', '3'],
    shown: '1 2 3',
    label: '放大一份错答',
    run: ({ key }) => controls.stage.step === 1 && controls.enlarge(Number(key) - 1),
  },
  { keys: ['h'], shown: 'H', label: '手写、印刷体', run: controls.toggleHandwritten },
  { keys: ['n'], shown: 'N', label: '显示、隐藏人数', run: controls.toggleCounts },
  { keys: ['s'], shown: 'S', label: '换一道相似题', run: () => controls.stage.step === 3 && controls.otherSimilar() },
  { keys: ['d'], shown: 'D', label: '记为讲过、撤销', run: remember },
  { keys: ['+', '='], shown: '+ −', label: '字号', run: () => controls.resize(1) },
  { keys: ['-'], run: () => controls.resize(-1) },
  { keys: ['Escape'], shown: 'Esc', label: '退出', run: controls.leave },
];

/** Listens to the keys of the projector, and tells them with when the question was talked over; presenters send arrows or page keys. */
export function useLectureKeys(controls: LectureControls, lesson: ClassBook['lesson']) {
  const { questionId } = controls;
  const discussed = useDiscussed(lesson).get(questionId);
  const keys = keysOf(controls, () => discuss(lesson, questionId, discussed === undefined));
  useShortcuts(keys);
  return { keys, discussed };
}
