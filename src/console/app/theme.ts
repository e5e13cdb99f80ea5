import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { components } from './themeComponents.ts';

/** The console's colours; firstPaint.css holds the same, and a test compares them. */
export const palettes = {
  light: {
    surface: '#f5f6f5',
    paper: '#ffffff',
    line: '#dfe3e0',
    lineStrong: '#8a938e',
    ink: '#17211d',
    inkSoft: '#55615b',
    accent: '#0b6b5d',
    accentStrong: '#08554a',
    accentWash: '#e3f0ed',
    onAccent: '#ffffff',
    danger: '#b3261e',
    dangerWash: '#fcebea',
    warning: '#8a5a00',
    onWarning: '#ffffff',
    success: '#1f6f3f',
    info: '#1f5f8b',
  },
  dark: {
    surface: '#111614',
    paper: '#191f1c',
    line: '#303834',
    lineStrong: '#7c8781',
    ink: '#e8eeeb',
    inkSoft: '#a6b2ac',
    accent: '#5fd0b9',
    accentStrong: '#86dfcc',
    accentWash: '#1d322d',
    onAccent: '#06241f',
    danger: '#ff9d94',
    dangerWash: '#3a2220',
    warning: '#f0c36d',
    onWarning: '#2b1d00',
    success: '#7fd39b',
    info: '#8cc7ee',
  },
} as const;

export type Palette = Record<keyof (typeof palettes)['light'], string>;

/** The look of the console: calm surfaces, one accent, dense tables, an 8 px rhythm. */
export const createConsoleTheme = (mode: 'light' | 'dark') => createTheme(optionsOf(mode, palettes[mode]));

const fontFamily = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const optionsOf = (mode: 'light' | 'dark', colours: Palette): ThemeOptions => ({
  palette: {
    mode,
    primary: { main: colours.accent, dark: colours.accentStrong, contrastText: colours.onAccent },
    secondary: { main: colours.inkSoft },
    error: { main: colours.danger },
    warning: { main: colours.warning, contrastText: colours.onWarning },
    success: { main: colours.success },
    info: { main: colours.info },
    background: { default: colours.surface, paper: colours.paper },
    divider: colours.line,
    text: { primary: colours.ink, secondary: colours.inkSoft },
    action: { selected: colours.accentWash, hover: mode === 'light' ? 'rgb(23 33 29 / 5%)' : 'rgb(232 238 235 / 7%)' },
  },
  shape: { borderRadius: 8 },
  spacing: 8,
  typography: {
    fontFamily,
    fontSize: 14,
    h1: { fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 650, letterSpacing: '-0.015em' },
    h2: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 650, letterSpacing: '-0.01em' },
    h3: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
    h6: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.45 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    overline: { fontSize: '0.75rem', lineHeight: 2.4, fontWeight: 600, letterSpacing: '0.02em', textTransform: 'none' },
    button: { fontWeight: 600, textTransform: 'none' },
  },
  components: components(colours),
});
