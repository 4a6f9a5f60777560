import type { ReactNode } from 'react';
import {
  addQuestionGroup,
  getQuestionGroup,
  updateQuestionGroup,
} from '../../../../contracts/wrongbook/question-groups.ts';
import { call } from '../../../api/call.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import type { EditorPlace } from './form.ts';
import {
  groupFaults,
  groupFieldOf,
  groupInput,
  groupValues,
  groupWords,
  type Group,
  type GroupValues,
} from './group-form.ts';
import { GroupFields } from './GroupFields.tsx';
import { useFirstPoint } from './use-points.ts';

interface Props {
  /** The group to change; another one's is left alone, and what is saved is new. */
  group: Group | undefined;
  place: EditorPlace;
}

const read = (groupId: string) => call(getQuestionGroup, { groupId }, { quiet: true });

/** The form of a passage or figure with its questions; resolves with the group that was saved. */
export function GroupForm({ group, place }: Props): ReactNode {
  const points = useFirstPoint(place);
  const own = group?.isOwn ? group : undefined;
  const endpoint = own ? updateQuestionGroup : addQuestionGroup;
  const blank: GroupValues = {
    title: '',
    gradeId: place.gradeId,
    passage: '',
    transcript: '',
    figure: '',
    points,
    parts: [],
  };
  return (
    <FormDialog
      title={group === undefined ? '录入题组' : own ? '修改题组' : '改编题组'}
      drawer
      size={800}
      endpoint={endpoint}
      fixed={own && { groupId: own.id }}
      values={group ? groupValues(group) : blank}
      inputOf={(values) => groupInput(values, place.subjectId)}
      fieldOf={groupFieldOf}
      rules={groupFaults}
      wordsOf={groupWords}
      edited={own && { version: own.version, read: () => readAgain(own.id) }}
      send={async (input) => read((await formCall(endpoint).send(input)).id)}
    >
      <GroupFields place={place} isCopy={group !== undefined && !own} />
    </FormDialog>
  );
}

async function readAgain(groupId: string) {
  const group = await read(groupId);
  return { values: groupValues(group), version: group.version };
}
