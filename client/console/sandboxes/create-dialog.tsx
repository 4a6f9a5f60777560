import { Progress, Text } from '@mantine/core';
import { createSandboxes, listScenarios } from '../../../contracts/console/sandboxes.ts';
import { scenarioNames, scenarios, type ScenarioName } from '../../../contracts/constants/scenarios.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { useForm } from '../../components/form/form-context.ts';
import { ParagraphField } from '../../components/form/ParagraphField.tsx';
import { prepared } from './prepare.ts';
import { titlesOfClass } from './titles.ts';

type Made = DataOf<typeof createSandboxes>;

const options = scenarioNames.map((value) => ({ value, label: scenarios[value].title }));

/** How long making those of a class may take, in milliseconds. */
const timeout = 120_000;

/** Asks for a scenario and a name, or the names of a class, and makes sandboxes; those that were made. */
export const openCreate = (isClass: boolean): Promise<Made | undefined> =>
  openDialog<Made>(
    <FormDialog
      title={isClass ? '给一班建沙箱' : '新建沙箱'}
      submit="建立"
      endpoint={createSandboxes}
      values={{ scenario: 'after-midterm', titles: '' }}
      inputOf={({ scenario, titles }) => ({ scenario, titles: isClass ? titlesOfClass(titles) : [titles] })}
      fieldOf={(path) => path.split('.')[0]!}
      send={async (input) => {
        await prepared(input.scenario);
        return call(createSandboxes, input, { quiet: true, timeout });
      }}
    >
      <SelectField name="scenario" options={options} />
      <Purpose />
      {isClass ? (
        <ParagraphField name="titles" rows={6} help="每行一个姓名，可以从表格里粘贴；或者只写人数，如 40。最多 60 个" />
      ) : (
        <TextField name="titles" />
      )}
      <Preparing />
    </FormDialog>,
  );

/** What the chosen scenario is for, and which day it is there. */
function Purpose() {
  const { scenario } = useForm<{ scenario: string }>().getValues();
  const chosen = scenarioNames.find((name) => name === scenario);
  return (
    <Text fz="sm" c="dimmed" mih={44}>
      {chosen
        ? `${scenarios[chosen].purpose}。那里是 ${scenarios[chosen].day.slice(0, 16)}。`
        : '每个沙箱是一所学校，互不影响。'}
    </Text>
  );
}

/** How far the world of the chosen scenario is, while it is made for the first time. */
function Preparing() {
  const { scenario } = useForm<{ scenario: string }>().getValues();
  const { data } = useCall(listScenarios, {}, { refreshInterval: 1_000, quiet: true });
  const state = data?.find((one) => one.scenario === (scenario as ScenarioName));
  if (!state || state.isReady) return null;
  if (state.percent === 0)
    return (
      <Text fz="xs" c="dimmed">
        第一次用这个场景，要先准备，约半分钟。
      </Text>
    );
  return (
    <div role="status">
      <Text fz="sm">
        正在准备“{state.title}”，{state.percent}%
      </Text>
      <Progress value={state.percent} mt={4} aria-label="准备进度" />
    </div>
  );
}
