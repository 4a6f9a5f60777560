/** What the process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable without the blanks around it; "" where it is not set. */
export const textOf = (env: Environment, name: string): string => env[name]?.trim() ?? '';

/** The parts of a comma list. */
export const listOf = (env: Environment, name: string): string[] => textOf(env, name).split(',').filter(Boolean);

/** An address without a path; throws with the variable's name what is none. */
export function originOf(name: string, given: string): string {
  const text = given.trim();
  if (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`${name} 须为不带路径的地址，如 https://school.example：${text}`);
}

/** What is left out has a default, what is no number within the limits is refused. */
export function numberOf(env: Environment, name: string, usual: number, least: number, most: number): number {
  const text = textOf(env, name);
  const number = text === '' ? usual : Number(text);
  if (number >= least && number <= most) return number;
  throw new Error(`${name} 须为 ${least} 到 ${most} 的数：${text}`);
}
