import { proxy, useSnapshot } from 'valtio';
import { english } from './english.ts';

/** The languages of the console. */
export type Language = 'zh' | 'en';

const key = 'understudy-console-language';

const state = proxy<{ language: Language }>({ language: localStorage.getItem(key) === 'en' ? 'en' : 'zh' });

/** Changes the language of the console, and keeps it for this browser. */
export function setLanguage(language: Language): void {
  state.language = language;
  localStorage.setItem(key, language);
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
}

/** Says something that is written in Chinese in the language that was chosen; {names} stand for values. */
export type Say = (chinese: string, values?: Readonly<Record<string, string | number>>) => string;

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const sayIn =
  (language: Language): Say =>
  (chinese, values = {}) =>
    filled(language === 'en' ? (english[chinese] ?? chinese) : chinese, values);

const says: Record<Language, Say> = { zh: sayIn('zh'), en: sayIn('en') };

/** The language, and what says things in it. */
export function useWords(): { language: Language; say: Say } {
  const { language } = useSnapshot(state);
  return { language, say: says[language] };
}
