import * as channels from './channels.ts';
import * as devices from './devices.ts';
import * as orders from './orders.ts';
import * as settlement from './settlement.ts';

/** The calls of channels, devices, orders and settlements by name. */
export const tradeCalls = { ...channels, ...devices, ...orders, ...settlement };
