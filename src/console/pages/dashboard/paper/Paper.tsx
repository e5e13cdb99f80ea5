import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, ThemeProvider, useTheme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { inks, paperTheme } from './paperTheme.ts';

/** Page content; printed without the console's frame, in light colours, two columns wide. */
export function Paper({ isPrinted, children }: { isPrinted: boolean; children: ReactNode }) {
  const theme = useTheme();
  const paper = useMemo(() => paperTheme(theme), [theme]);
  return (
    <ThemeProvider theme={isPrinted ? paper : theme}>
      <GlobalStyles styles={styles} />
      <Sheet data-printed={isPrinted || undefined}>{children}</Sheet>
    </ThemeProvider>
  );
}

/** Width of a sheet of A4 within its margins, in pixels; a letter's is a little more. */
const sheet = 700;

const styles = {
  '@page': { margin: '12mm' },
  '@media print': {
    ':root': { colorScheme: 'light' },
    body: { backgroundColor: `${inks.paper} !important` },
    '#root header, #root div:has(> nav), [role=status], .MuiSnackbar-root, .MuiModal-root': { display: 'none !important' },
    '#root #main': { padding: 0 },
    '#root #main a': { color: 'inherit', textDecoration: 'none' },
  },
};

const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  color: theme.palette.text.primary,
  '@media print': { display: 'block', printColorAdjust: 'exact', '& .screen-only': { display: 'none !important' } },
  '&[data-printed]': { width: sheet },
}));
