export interface ChartColours {
  /** In the order of the slices: told apart also by who sees no red, no green or no blue (a test simulates them). */
  slices: readonly string[];
  /** What is only the rest of a whole. */
  rest: string;
}

/** The charts' colours beside the theme's, each at least 3 : 1 against a card. */
export const chartColours: Record<'light' | 'dark', ChartColours> = {
  light: { slices: ['#0b6b5d', '#c77f0a', '#6b3fa0'], rest: '#8a938e' },
  dark: { slices: ['#5fd0b9', '#e9a23b', '#a98be8'], rest: '#6b756f' },
};

/** The colour of a slice by its place; the second of a figure and its rest is quiet. */
export const sliceColour = ({ slices, rest }: ChartColours, index: number, hasRest: boolean): string =>
  (hasRest && index > 0 ? rest : slices[index]) ?? rest;
