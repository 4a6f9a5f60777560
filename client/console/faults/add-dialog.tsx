import { Group, Text } from '@mantine/core';
import { listPersonas } from '../../../contracts/account/account.ts';
import { addFault, listFaultyCalls } from '../../../contracts/console/faults.ts';
import type { RecipeName } from '../../../contracts/constants/faults.ts';
import { formCall } from '../../api/form-call.ts';
import { useCall } from '../../api/use-call.ts';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';

interface Given {
  sandbox: string;
  recipe: RecipeName;
  title: string;
  /** The call and the lie, where these are chosen already. */
  call?: string;
  lie?: string;
}

const numberOf = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

const services = ['vesta', 'juno', 'wrongbook', 'minerva', 'account'].map((value) => ({ value, label: value }));

/** Asks what a fault is bound to, how likely and how often it is, and switches it on. */
export const openAddFault = ({ sandbox, recipe, title, call = '', lie = '' }: Given): Promise<unknown> =>
  openDialog(
    <FormDialog
      title={title}
      submit="打开"
      size="md"
      {...formCall(addFault)}
      fixed={{ sandbox, recipe, lie, ...(call && { call }) }}
      values={{ call, service: '', account: '', probability: '100', count: '0' }}
      inputOf={({ probability, count, service, ...fields }) => ({
        ...fields,
        ...(service && { service }),
        probability: numberOf(probability),
        count: numberOf(count),
      })}
    >
      {lie !== '' && <Text fz="sm">{title}</Text>}
      {call === '' && <Place recipe={recipe} />}
      <Person sandbox={sandbox} />
      <Group align="flex-start" grow>
        <TextField name="probability" inputMode="numeric" help="每一百次请求里出几次故障，0 到 100" />
        <TextField name="count" inputMode="numeric" help="出几次以后自动关上，0 是一直开着" />
      </Group>
    </FormDialog>,
  );

function Place({ recipe }: { recipe: RecipeName }) {
  const { data = [] } = useCall(listFaultyCalls, {});
  const fitting = data.filter(({ recipes }) => recipes.includes(recipe));
  return (
    <>
      <SelectField
        name="call"
        placeholder="每一个能出这种故障的调用"
        options={fitting.map(({ call, service, summary }) => ({
          value: call,
          label: `${summary}（${call}）`,
          group: service,
        }))}
        help="不选就看下面的服务；都不选就是四个服务的每一个调用"
      />
      <SelectField name="service" placeholder="四个服务" options={services} />
    </>
  );
}

function Person({ sandbox }: { sandbox: string }) {
  const { data = [] } = useCall(listPersonas, { sandbox }, { quiet: true });
  return (
    <SelectField
      name="account"
      placeholder="所有人"
      options={data.map(({ account, name }) => ({ value: account, label: `${name}（${account}）` }))}
    />
  );
}
