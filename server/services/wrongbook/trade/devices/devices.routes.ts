import { idleDays } from '../../../../../contracts/constants/trade.ts';
import * as calls from '../../../../../contracts/wrongbook/trade/devices.ts';
import { allRows } from '../../../../database/all-rows.ts';
import { write } from '../../../../database/prepared.ts';
import { runSheetTask } from '../../../../engines/importing/pool.ts';
import { route } from '../../../../http/route.ts';
import { ownPartner } from '../partner.queries.ts';
import { add, assign, note, takeBack } from './acts.ts';
import { deviceDetail } from './detail.ts';
import { selectDevices, sumDevices } from './devices.queries.ts';
import { deviceSheet } from './export.ts';
import { judge } from './serials.ts';
import { readSheet } from './sheet.ts';

export const deviceRoutes = [
  route(calls.pageDevices, ({ sandbox, user, input }) =>
    selectDevices(sandbox, idleDays, { ...input, own: ownPartner(sandbox, user).id }),
  ),

  route(calls.getDeviceSums, ({ sandbox, user }) => sumDevices(sandbox, idleDays, ownPartner(sandbox, user).id)),

  route(calls.exportDevices, async ({ sandbox, user, input }) => {
    const own = ownPartner(sandbox, user).id;
    const rows = await allRows((request) => selectDevices(sandbox, idleDays, { ...input, ...request, own }));
    return { fileName: '设备.xls', bytes: await runSheetTask({ kind: 'write', sheets: [deviceSheet(rows)] }) };
  }),

  route(calls.getDevice, ({ sandbox, user, input: { deviceId } }) => deviceDetail(sandbox, user, deviceId)),

  route(calls.judgeSerials, ({ sandbox, user, input: { serials } }) =>
    judge(sandbox, ownPartner(sandbox, user).id, serials),
  ),

  route(calls.assignDevices, ({ sandbox, user, input }) => write(sandbox, () => assign(sandbox, user, input))),

  route(calls.takeBackDevices, ({ sandbox, user, input }) => write(sandbox, () => takeBack(sandbox, user, input))),

  route(calls.addDevices, ({ sandbox, user, input }) => write(sandbox, () => add(sandbox, user, input))),

  route(calls.noteDevice, ({ sandbox, user, input }) => write(sandbox, () => note(sandbox, user, input))),

  route(calls.readDeviceSheet, readSheet),
];
