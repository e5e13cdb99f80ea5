import { alpha, createTheme, darken, lighten, type ThemeOptions } from '@mui/material/styles';
import { singleParts } from '../../screens/values/registry.ts';
import { palettes, type Palette } from './palettes.ts';
import { components } from './themeComponents.ts';

/** Theme of the console: calm surfaces, one accent, dense tables, an 8 px grid. */
export function createConsoleTheme(mode: 'light' | 'dark') {
  const own = singleParts().theme?.(mode) ?? {};
  const colours = withOwn(palettes[mode], mode, own);
  const theme = createTheme(optionsOf(mode, colours, fontOf(own)), own);
  if (!own.shadows) Object.assign(theme.shadows, { 1: colours.raised, 2: colours.floating, 4: colours.floating, 8: colours.floating });
  return theme;
}

/** Every size of text takes its font from here: merged in later, another font would reach none of them. */
const fontOf = ({ typography }: ThemeOptions) => (typeof typography === 'object' && typography.fontFamily) || fontFamily;

/** The user's primary colour is the accent everywhere: hover, focus, selection. Bars follow the user's paper. */
function withOwn(ours: Palette, mode: 'light' | 'dark', { palette }: ThemeOptions): Palette {
  const primary = palette?.primary;
  const based = { ...ours, bar: palette?.background?.paper ?? ours.bar };
  if (primary === undefined || !('main' in primary) || primary.main === undefined) return based;
  const { main, dark, contrastText } = primary;
  return {
    ...based,
    accent: main,
    accentStrong: dark ?? (mode === 'light' ? darken(main, 0.2) : lighten(main, 0.2)),
    accentWash: alpha(main, mode === 'light' ? 0.12 : 0.2),
    onAccent: contrastText ?? createTheme({ palette: { mode, primary: { main } } }).palette.primary.contrastText,
  };
}

/** Repeated by firstPaint.css, which has the fonts. */
const fontFamily = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const optionsOf = (mode: 'light' | 'dark', colours: Palette, font: string): ThemeOptions => ({
  palette: {
    mode,
    primary: { main: colours.accent, dark: colours.accentStrong, contrastText: colours.onAccent },
    secondary: { main: colours.inkSoft },
    error: { main: colours.danger },
    warning: { main: colours.warning, contrastText: colours.onWarning },
    success: { main: colours.success },
    info: { main: colours.info },
    background: { default: colours.surface, paper: colours.paper, bar: colours.bar },
    divider: colours.line,
    text: { primary: colours.ink, secondary: colours.inkSoft },
    action: { selected: colours.accentWash, hover: mode === 'light' ? 'rgb(23 33 29 / 5%)' : 'rgb(232 238 235 / 7%)' },
  },
  shape: { borderRadius: 8 },
  spacing: 8,
  typography: {
    fontFamily: font,
    fontSize: 14,
    h1: { fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 650, letterSpacing: '-0.019em' },
    h2: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 650, letterSpacing: '-0.014em' },
    h3: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.011em' },
    h6: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.011em' },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.45 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    overline: { fontSize: '0.75rem', lineHeight: 2.4, fontWeight: 600, letterSpacing: '0.02em', textTransform: 'none' },
    button: { fontWeight: 600, textTransform: 'none' },
  },
  components: components(colours),
});
