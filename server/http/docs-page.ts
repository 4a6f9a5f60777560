import type { Schema } from '../../contracts/openapi/schema.ts';
import type { OpenApiDocument, Operation } from '../../contracts/openapi/shapes.ts';

const provenanceLabels = { spec: '规格', inferred: '推断', ours: '自定' } as const;

const style = `
  body{margin:0;font:14px/1.6 "PingFang SC","Microsoft YaHei","HarmonyOS Sans SC","Noto Sans SC Variable",sans-serif;color:#1f2430;background:#f5f6fa}
  main{max-width:1080px;margin:0 auto;padding:24px}
  nav{columns:3;margin:16px 0 32px;font-size:13px} nav a{display:block;color:#3b4bc8;text-decoration:none;overflow-wrap:anywhere} nav a:hover{text-decoration:underline}
  details{background:#fff;border:1px solid #e4e6ef;border-radius:8px;margin:8px 0} summary{padding:10px 16px;cursor:pointer;display:flex;gap:12px;align-items:baseline;flex-wrap:wrap}
  summary:focus-visible{outline:2px solid #3b4bc8} section{padding:0 16px 16px} code{font:13px ui-monospace,Consolas,monospace}
  table{border-collapse:collapse;width:100%;font-size:13px;margin:4px 0 12px} th,td{text-align:left;padding:4px 8px;border-bottom:1px solid #eceef5;vertical-align:top} h2{margin:32px 0 8px;font-size:18px} h3{font-size:14px;margin:12px 0 4px}
  .method{font-weight:600;width:40px;color:#3b4bc8} .tag{font-size:12px;padding:0 8px;border-radius:10px;background:#eef0fb}
  .spec{background:#dff3e4}.inferred{background:#fdf1d6}.ours{background:#e6e9fd} .path{overflow-wrap:anywhere}`;

/** The declared calls as one page, without scripts. */
export function docsPage(
  document: OpenApiDocument,
  { nonce, fonts }: { nonce: string; fonts: string | undefined },
): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const services = [...new Set(operations.map(({ operation }) => operation.tags[0]!))];
  const sections = services.map((service) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === service);
    return `<h2 id="${service}">${service}(${own.length})</h2>${own.map(operationBlock).join('')}`;
  });
  const index = operations.map(({ path, operation }) => `<a href="#${operation.operationId}">${text(path)}</a>`);
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>启明助教-接口文档</title><link rel="icon" href="data:,">${fonts ? `<link rel="stylesheet" href="${fonts}">` : ''}<style nonce="${nonce}">${style}</style></head>
<body><main><h1>接口文档</h1><p>${text(document.info.description)} 机器可读的文档在 <a href="/openapi.json">openapi.json</a>。</p>
<nav aria-label="接口目录">${index.join('')}</nav>${sections.join('')}</main></body></html>`;
}

function operationBlock({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const answers = Object.entries(operation.responses[200].content ?? {});
  const refusals = Object.values(operation['x-refusals']);
  return `<details id="${operation.operationId}"><summary><span class="method">${method}</span><code class="path">${text(path)}</code>
<span>${text(operation.summary)}</span>${provenanceTag(operation['x-provenance'])}</summary><section>
${operation['x-effects'] ? `<h3>影响</h3><p>${text(operation['x-effects'])}</p>` : ''}
${operation.parameters.length > 0 ? `<h3>查询参数</h3>${parameterTable(operation)}` : ''}
${body ? `<h3>请求体 ${text(body[0])}</h3>${fieldTable(body[1].schema)}` : ''}
${answers.map(([type, { schema }]) => `<h3>成功 ${text(type)}</h3>${schema.properties ? fieldTable(schema) : '<p>文件</p>'}`).join('')}
${refusals.length > 0 ? `<h3>业务拒绝（400）</h3><ul>${refusals.map((refusal) => `<li>${text(refusal)}</li>`).join('')}</ul>` : ''}
</section></details>`;
}

const parameterTable = (operation: Operation): string =>
  table(operation.parameters.map(({ name, schema, required }) => [name, schema, required]));

const fieldTable = (schema: Schema): string => table(fieldsOf(schema, ''));

type Field = [name: string, schema: Schema, required: boolean];

function fieldsOf(schema: Schema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inner = field.items ? fieldsOf(field.items, `${path}[].`) : fieldsOf(field, `${path}.`);
    return [[path, field, schema.required?.includes(name) ?? false] as Field, ...inner];
  });
}

const table = (fields: Field[]): string =>
  fields.length === 0
    ? '<p>无</p>'
    : `<table><thead><tr><th>字段</th><th>说明</th><th>类型</th><th>必填</th><th>来源</th></tr></thead><tbody>${fields
        .map(
          ([name, schema, required]) =>
            `<tr><td><code>${text(name)}</code></td><td>${text(schema.description ?? '')}</td><td>${text(typeOf(schema))}</td>
<td>${required ? '是' : '否'}</td><td>${provenanceTag(schema['x-provenance'] ?? 'inferred')}</td></tr>`,
        )
        .join('')}</tbody></table>`;

const typeOf = (schema: Schema): string =>
  schema.enum
    ? schema.enum.join(' | ')
    : schema.const !== undefined
      ? JSON.stringify(schema.const)
      : [schema.type ?? ''].flat().join(' | ');

const provenanceTag = (provenance: keyof typeof provenanceLabels): string =>
  `<span class="tag ${provenance}">${provenanceLabels[provenance]}</span>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const text = (value: string): string => value.replace(/[&<>"]/g, (character) => entities[character]!);
