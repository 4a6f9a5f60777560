import type { InputOf } from '../../../../contracts/endpoint.ts';
import {
  removeCustomMistake,
  setMistakeCause,
  setMistakeMastered,
} from '../../../../contracts/wrongbook/mistake-writes.ts';
import { call } from '../../../api/call.ts';
import { formCall } from '../../../api/form-call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import type { Faults } from '../../../components/form/form.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { ParagraphField } from '../../../components/form/ParagraphField.tsx';
import { showOffer } from '../../../components/offer.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { attempt } from '../../../components/use-action.ts';
import type { BookMistake } from './history.ts';

/** Whose mistake is decided on. */
export type OfStudent = Pick<InputOf<typeof setMistakeMastered>, 'classId' | 'courseId' | 'studentId'>;

/** What can be decided about one mistake of a student. */
export interface Decisions {
  /** Calls it mastered, once a reason has been given. */
  master: () => Promise<void>;
  /** Takes that back. */
  unmaster: () => Promise<boolean>;
  /** Sets its cause; "" leaves it to the suggestion again. */
  setCause: (cause: InputOf<typeof setMistakeCause>['cause']) => Promise<boolean>;
  /** Takes out what was added by hand. */
  remove: () => Promise<boolean>;
}

/** What can be decided about a mistake. */
export function decisionsOn(ofStudent: OfStudent, mistake: BookMistake): Decisions {
  const named = { ...ofStudent, questionId: mistake.questionId };
  const unmaster = () => attempt(() => call(setMistakeMastered, { ...named, isMastered: false }));
  return {
    master: async () => {
      const isDone = await openDialog<boolean>(<MasterForm named={named} mistake={mistake} />);
      if (isDone) showOffer('已标为掌握', '撤销', () => void unmaster());
    },
    unmaster,
    setCause: (cause) => attempt(() => call(setMistakeCause, { ...named, cause })),
    remove: () =>
      confirm({
        title: '移除手工加入的错题',
        message: '将移除这道题手工加入的作答和照片；作业和考试里的作答不受影响。',
        action: '移除',
        danger: true,
        run: () => call(removeCustomMistake, named),
      }),
  };
}

const faultOf = ({ reason }: { reason: string }): Faults => (reason.trim() === '' ? { reason: '请填写理由' } : {});

function MasterForm({ named, mistake }: { named: OfStudent & { questionId: string }; mistake: BookMistake }) {
  return (
    <FormDialog
      title="标为已掌握"
      submit="标为已掌握"
      endpoint={setMistakeMastered}
      fixed={{ ...named, isMastered: true }}
      values={{ reason: '' }}
      rules={faultOf}
      send={async (input) => {
        await formCall(setMistakeMastered).send(input);
        return true;
      }}
    >
      <RichText text={mistake.stem} />
      <ParagraphField
        name="reason"
        rows={2}
        required
        autofocus
        help="例如：当面讲解后独立做对。标记后不再到期；之后再答错会重新变为未掌握。"
      />
    </FormDialog>
  );
}
