import {
  keepMistakeGroups,
  listMistakeGroups,
  regroupMistakes,
} from '../../../../../contracts/wrongbook/mistake-groups.ts';
import { write } from '../../../../database/prepared.ts';
import { readRoute, route } from '../../../../http/route.ts';
import { lessonOf } from '../lesson.ts';
import { mistakeGroups } from './groups.ts';
import { keepGroups, regroup } from './keep.ts';

export const mistakeGroupRoutes = [
  readRoute(listMistakeGroups, ({ sandbox, user, input }) =>
    mistakeGroups(sandbox, lessonOf(sandbox, user, listMistakeGroups, input), input),
  ),

  route(keepMistakeGroups, ({ sandbox, user, input }) =>
    write(sandbox, () => keepGroups(sandbox, user, lessonOf(sandbox, user, keepMistakeGroups, input), input)),
  ),

  route(regroupMistakes, ({ sandbox, user, input }) =>
    write(sandbox, () => regroup(sandbox, lessonOf(sandbox, user, regroupMistakes, input), input)),
  ),
];
