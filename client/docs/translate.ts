/** The fixed words of the viewer. */
const words: Readonly<Record<string, string>> = {
  'Try it out': '试一试',
  Cancel: '取消',
  Reset: '重置',
  Execute: '发送',
  Clear: '清除',
  Parameters: '参数',
  'No parameters': '没有参数',
  'Request body': '请求体',
  Responses: '响应',
  Response: '响应',
  'Server response': '服务器的响应',
  'Response body': '响应体',
  'Response headers': '响应头',
  'Request URL': '请求地址',
  'Request duration': '用时',
  Authorize: '令牌',
  Authorized: '已授权',
  'Available authorizations': '令牌',
  Logout: '清除令牌',
  Close: '关闭',
  Schemas: '数据结构',
  Schema: '结构',
  'Example Value': '示例',
  Examples: '示例',
  'Examples:': '示例：',
  Example: '示例',
  Name: '名称',
  Description: '说明',
  Details: '详情',
  Code: '状态',
  Links: '关联',
  'No links': '无',
  Download: '下载',
  'Media type': '类型',
  Controls: '决定请求头 ',
  'header.': '。',
  Servers: '服务器',
  required: '必填',
  Headers: '响应头',
  'Headers:': '响应头：',
  Type: '类型',
  'Send empty value': '发送空值',
  'Expand all': '全部展开',
  'Collapse all': '全部收起',
  'No operations defined in spec!': '没有符合的接口',
  'Filter by tag': '按路径、名称或说明查找接口',
  'Unexpanded schema': '展开结构',
  'Copy to clipboard': '复制',
};

/** Fields that the viewer leaves without a name. */
const labels: Readonly<Record<string, string>> = {
  'input.operation-filter-input': '查找接口',
  'select#servers': '服务器',
  'select.examples-select-element': '示例',
};

const attributes = ['placeholder', 'aria-label', 'title'] as const;

function translateText(text: Text): void {
  const word = words[text.data.trim()];
  if (word !== undefined) text.data = word;
}

function translateElement(element: Element): void {
  for (const name of attributes) {
    const word = words[element.getAttribute(name)?.trim() ?? ''];
    if (word !== undefined) element.setAttribute(name, word);
  }
  const unnamed = Object.keys(labels).find((selector) => element.matches(selector));
  if (unnamed !== undefined) element.setAttribute('aria-label', labels[unnamed]!);
}

function translateTree(root: Node): void {
  if (root instanceof Text) return translateText(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) translateText(node);
    else if (node instanceof Element) translateElement(node);
  }
}

/** Says in Chinese what the viewer says in English, now and whenever it draws something. */
export function translate(place: Element): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'characterData') translateTree(target);
      else for (const node of addedNodes) translateTree(node);
    }
  }).observe(place, { childList: true, subtree: true, characterData: true });
}
