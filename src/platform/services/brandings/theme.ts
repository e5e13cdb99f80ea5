import { defaultTheme } from '../../../../validation/branding.ts';
import type { ThemeElement } from './table.ts';

interface ThemeInput {
  name: ThemeElement['name'];
  type?: string | null;
  value: { backgroundColor: string; fontColor: string; linkColor?: string | null };
}

export const keptTheme = (theme: readonly ThemeInput[]): ThemeElement[] =>
  theme.map(({ name, type = null, value: { backgroundColor, fontColor, linkColor = null } }) => ({
    ...{ name, type },
    value: { backgroundColor, fontColor, linkColor },
  }));

export const wholeTheme = (theme: readonly ThemeElement[]): ThemeElement[] =>
  defaultTheme.map((element) => theme.find(({ name }) => name === element.name) ?? element);

export const coloursOf = (theme: readonly ThemeElement[]): Record<string, string> =>
  Object.fromEntries(
    wholeTheme(theme).map(({ name, value: { backgroundColor, fontColor, linkColor } }) => [
      name,
      [backgroundColor, fontColor, linkColor].filter(Boolean).join(', '),
    ]),
  );
