import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);

/** Handwriting, and the font for characters that no handwriting has; names are ours, so that no font of the machine is meant. */
const files = {
  'hand-brush': require.resolve('@expo-google-fonts/ma-shan-zheng/400Regular/MaShanZheng_400Regular.ttf'),
  'hand-running': require.resolve('@expo-google-fonts/zhi-mang-xing/400Regular/ZhiMangXing_400Regular.ttf'),
  'hand-light': require.resolve('@expo-google-fonts/kalam/300Light/Kalam_300Light.ttf'),
  'hand-latin': require.resolve('@expo-google-fonts/kalam/400Regular/Kalam_400Regular.ttf'),
  'hand-rest': require.resolve('@expo-google-fonts/noto-sans-sc/300Light/NotoSansSC_300Light.ttf'),
} as const;

/** A font by the name under which it is drawn with. */
export type FontName = keyof typeof files;

let isLoaded = false;

/** Loads the fonts, once in a thread. */
export function loadFonts(): void {
  if (isLoaded) return;
  isLoaded = true;
  for (const [name, file] of Object.entries(files)) GlobalFonts.registerFromPath(file, name);
}
