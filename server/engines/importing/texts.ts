/** Fills the {placeholders} of a refusal. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Behind the name of somebody who is already there under another state than the list gives; "" for another person. */
export const differing = (same: boolean, headers: string[]): string =>
  same ? `，${headers.join('、')}与现有信息不同；导入只新增，不修改` : '';
