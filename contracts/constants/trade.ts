// Trade of channels: what is sold, devices, orders, shares. Money is whole cents, shares are hundredths of a percent.

/** What may be ordered, with its price in cents; prices of an order are kept with it. */
export const catalogue = [
  { item: 'seats', name: '学生席位（一学年）', unit: '人', cents: 7_200 },
  { item: 'printer', name: 'A3 黑白打印机 M420', unit: '台', cents: 386_000 },
  { item: 'scanner', name: '馈纸扫描仪 S60', unit: '台', cents: 468_000 },
  { item: 'allInOne', name: 'A3 彩色一体机 C700', unit: '台', cents: 1_286_000 },
  { item: 'toner', name: '黑粉盒 T42', unit: '箱', cents: 42_670 },
  { item: 'drum', name: '感光鼓 D42', unit: '支', cents: 57_600 },
  { item: 'paper', name: '答题卡纸', unit: '箱', cents: 15_800 },
] as const;

export const catalogueItems = ['seats', 'printer', 'scanner', 'allInOne', 'toner', 'drum', 'paper'] as const;

export type CatalogueItem = (typeof catalogueItems)[number];

/** Where an order stands. */
export const orderStates = ['unpaid', 'paid', 'delivered', 'cancelled'] as const;

export type OrderState = (typeof orderStates)[number];

export const orderStateLabels: Record<OrderState, string> = {
  unpaid: '待付款',
  paid: '已付款',
  delivered: '已交付',
  cancelled: '已取消',
};

/** What takes an order on; each may follow only what `orderSteps` says. */
export const orderActs = ['pay', 'deliver', 'cancel'] as const;

export type OrderAct = (typeof orderActs)[number];

/** From which state an act leads to which. */
export const orderSteps: Record<OrderAct, { from: OrderState; to: OrderState }> = {
  pay: { from: 'unpaid', to: 'paid' },
  deliver: { from: 'paid', to: 'delivered' },
  cancel: { from: 'unpaid', to: 'cancelled' },
};

/** Where the request for a refund stands; the order's own state of refund is 0 until it is approved. */
export const refundStages = ['asked', 'refused', 'approved', 'paid'] as const;

export type RefundStage = (typeof refundStages)[number];

export const refundActs = ['approve', 'refuse', 'pay'] as const;

export type RefundAct = (typeof refundActs)[number];

/** How a refund is called: by its order's state, and by its request where that is still open. */
export const refundLabels = ['none', 'asked', 'refunding', 'succeeded'] as const;

export type RefundLabel = (typeof refundLabels)[number];

export const refundLabelTexts: Record<RefundLabel, string> = {
  none: '未退款',
  asked: '待审批',
  refunding: '退款中',
  succeeded: '退款成功',
};

/** What a level does to its statement of a month. */
export const settlementActs = ['confirm', 'object', 'withdraw', 'pay'] as const;

export type SettlementAct = (typeof settlementActs)[number];

export const settlementStages = ['none', 'open', 'confirmed', 'closed'] as const;

export type SettlementStage = (typeof settlementStages)[number];

/** Lines of orders of the month, and corrections of months that are closed. */
export const settlementKinds = ['order', 'correction'] as const;

export type SettlementKind = (typeof settlementKinds)[number];

/** Shares in hundredths of a percent. */
export const wholeShare = 10_000;

/** What levels of channels are called, the highest first. */
export const channelLevels = ['一级', '二级', '三级'] as const;

export const deviceKinds = ['printer', 'scanner', 'allInOne'] as const;

export type DeviceKind = (typeof deviceKinds)[number];

export const deviceKindLabels: Record<DeviceKind, string> = {
  printer: '打印机',
  scanner: '扫描仪',
  allInOne: '一体机',
};

export const deviceConnections = ['online', 'offline', 'boxed'] as const;

export type DeviceConnection = (typeof deviceConnections)[number];

/** What is to be done about a device, worst first; a device counts under the worst alone in its state. */
export const deviceConcerns = ['repair', 'supplies', 'anomaly', 'idle', 'unassigned'] as const;

export type DeviceConcern = (typeof deviceConcerns)[number];

/** What the history of a device tells. */
export const deviceEventKinds = [
  'added',
  'assigned',
  'taken',
  'moved',
  'repair',
  'repaired',
  'supply',
  'warning',
  'anomaly',
  'reading',
  'correction',
] as const;

export type DeviceEventKind = (typeof deviceEventKinds)[number];

/** What a person may enter of a device. */
export const deviceNotes = ['repair', 'repaired', 'supply', 'reading', 'correction'] as const;

export type DeviceNote = (typeof deviceNotes)[number];

/** Consumables below this share are short. */
export const shortSupply = 10;

/** Days without a report of use after which a device counts as idle. */
export const idleDays = 14;

/** The most serials that one scan or sheet brings. */
export const maxSerials = 500;

/** What a scanned or listed serial turns out to be. */
export const serialVerdicts = ['ready', 'repeated', 'elsewhere', 'unknown'] as const;
