import { createTheme, type Theme } from '@mui/material/styles';

/** The console's light colours, for paper; a test compares them with the theme's. */
export const inks = {
  primary: '#0b6b5d',
  error: '#b3261e',
  warning: '#8a5a00',
  success: '#1f6f3f',
  info: '#1f5f8b',
  paper: '#ffffff',
  line: '#dfe3e0',
  ink: '#17211d',
  inkSoft: '#55615b',
  wash: '#dbede8',
};

export function paperTheme({ typography, shape, spacing, components = {}, breakpoints }: Theme): Theme {
  const palette = {
    mode: 'light',
    primary: { main: inks.primary, contrastText: inks.paper },
    secondary: { main: inks.inkSoft },
    error: { main: inks.error },
    warning: { main: inks.warning, contrastText: inks.paper },
    success: { main: inks.success },
    info: { main: inks.info },
    background: { default: inks.paper, paper: inks.paper },
    divider: inks.line,
    text: { primary: inks.ink, secondary: inks.inkSoft },
    action: { selected: inks.wash },
  } as const;
  return createTheme({ palette, typography, shape, spacing, components, breakpoints });
}
