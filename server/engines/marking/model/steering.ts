const steering: readonly RegExp[] = [
  /(?:忽略|无视|忘记|忘掉|不要理会|别管)[^。\n]{0,12}(?:指令|提示|要求|规则|评分|上面|以上|前面|之前)/,
  /(?:请|务必|必须|直接|都|要)?(?:给|判|打|评|记)(?:我|本题|此题|这道?题|全部|所有)?[^。\n]{0,6}(?:满分|高分|全对|\d+\s*分(?![钟米之母]))/,
  /(?:系统|管理员|老师|教师)(?:提示|指令|消息|要求|说)[：:]/,
  /(?:你是|作为)[^。\n]{0,8}(?:阅卷|评分|批改|AI|模型|助手)/i,
  /\b(?:ignore|disregard|forget)\b[^.\n]{0,40}\b(?:instruction|prompt|rule|rubric|above|previous)/i,
  /\b(?:give|award|assign|grant)\b[^.\n]{0,30}\b(?:full|maximum|perfect|highest)\b[^.\n]{0,12}\b(?:mark|score|point|grade|credit)/i,
  /\b(?:system|assistant|developer)\s*(?:prompt|message)?\s*:/i,
  /<\/?\s*(?:system|assistant|user|instructions?)\s*>|<\|[a-z_]+\|>|\[\/?INST\]/i,
  /"(?:score|marks|confidence|parts)"\s*:/,
];

/** Whether a text seems to speak to the marker and not to answer; full-width letters and hidden signs do not help it. */
export function isSteering(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\p{Cf}]/gu, '');
  const dense = plain.replace(/(\p{Script=Han})\s+(?=\p{Script=Han})/gu, '$1');
  return steering.some((pattern) => pattern.test(plain) || pattern.test(dense));
}
