import { Text } from '@mantine/core';
import { tokenWays, upstreamModes, type TokenWay } from '../../../contracts/console/upstream-words.ts';
import { setUpstream } from '../../../contracts/console/upstreams.ts';
import { formCall } from '../../api/form-call.ts';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { CheckboxesField, RadioField, SelectField, TextField } from '../../components/form/fields.tsx';
import { useForm } from '../../components/form/form-context.ts';
import { SecretField } from './SecretField.tsx';
import { modeLabels, modeMeanings, tokenLabels } from './labels.ts';
import type { Upstream } from './use-upstreams.ts';

interface Given {
  sandbox: string;
  upstream: Upstream;
}

const chinese = (text: string): string => text;

const modes = upstreamModes.map((value) => ({
  value,
  label: `${modeLabels(chinese)[value]}（${modeMeanings(chinese)[value]}）`,
}));

const ways = tokenWays.map((value) => ({ value, label: tokenLabels[value] }));

const numberOf = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

/** Asks where the calls of a service are to go, and as whom. */
export const openUpstream = ({ sandbox, upstream }: Given): Promise<unknown> => {
  const { service, mode, origin, tokenWay, account, accountOrigin, writes, timeout } = upstream;
  return openDialog(
    <FormDialog
      title={`${service} 的上游`}
      size="md"
      {...formCall(setUpstream)}
      fixed={{ sandbox, service }}
      values={{
        mode,
        origin,
        tokenWay,
        account,
        accountOrigin,
        secret: '',
        writes: writes ? 'yes' : '',
        timeout: String(timeout),
      }}
      inputOf={({ writes: allowed, timeout: seconds, secret, ...fields }) => ({
        ...fields,
        ...(secret !== '' && { secret }),
        writes: allowed === 'yes',
        timeout: numberOf(seconds),
      })}
    >
      <SelectField name="mode" options={modes} />
      <TextField name="origin" help="不带路径，如 https://school.example" />
      <RadioField name="tokenWay" options={ways} />
      <As hasSecret={upstream.hasSecret} />
      <CheckboxesField
        name="writes"
        options={[{ value: 'yes', label: '新增、修改和删除也送到上游' }]}
        help="不允许时，由上游回答的写入会被拒绝，对比时只写在本地"
      />
      <TextField name="timeout" inputMode="numeric" />
    </FormDialog>,
  );
};

/** What is needed to be let in there, by how that is done. */
function As({ hasSecret }: { hasSecret: boolean }) {
  const { tokenWay } = useForm<{ tokenWay: TokenWay }>().getValues();
  const kept = hasSecret ? '已经填过，留空不变。' : '';
  const where = `${kept}只留在内存里，服务重新启动后要再填`;
  if (tokenWay === 'own')
    return (
      <Text fz="sm" c="dimmed">
        上游须认得这里的令牌，否则会拒绝
      </Text>
    );
  if (tokenWay === 'fixed') return <SecretField name="secret" help={where} />;
  return (
    <>
      <TextField name="account" help="留空时每个人用自己的账号登录" />
      <SecretField name="secret" help={where} />
      <TextField name="accountOrigin" help="账号服务的地址，留空与上游相同" />
    </>
  );
}
