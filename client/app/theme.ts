import { createTheme, type MantineThemeOverride } from '@mantine/core';
import { toastOffset } from '../components/toast.ts';

const fonts =
  '"PingFang SC", "Microsoft YaHei", "HarmonyOS Sans SC", "Noto Sans SC Variable", "Noto Sans CJK SC", "LXGW WenKai", system-ui, sans-serif';

/** The look of the product: one primary colour for action and selection, system Chinese fonts, 14 px text. */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'indigo',
  primaryShade: 7,
  fontFamily: fonts,
  headings: { fontFamily: fonts, fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  // Toasts keep the medium spacing from the edge of the window.
  spacing: { md: `${toastOffset}px` },
  shadows: { xs: 'var(--shadow-card)' },
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300, transitionProps: { duration: 120 } } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': '关闭' } } },
  },
});
