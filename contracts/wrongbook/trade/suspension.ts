/** What somebody of a channel hears that is suspended itself, or below one that is. */
export const suspension = { ownSuspended: '渠道“{name}”已停用，只能查看、处理退款和确认对账' } as const;
