export interface ChartColours {
  /** Distinguishable with any colour blindness (a test simulates them). */
  slices: readonly string[];
  rest: string;
}

/** Chart colours, each at least 3 : 1 against a card. */
export const chartColours: Record<'light' | 'dark', ChartColours> = {
  light: { slices: ['#0b6b5d', '#c77f0a', '#6b3fa0'], rest: '#8a938e' },
  dark: { slices: ['#5fd0b9', '#e9a23b', '#a98be8'], rest: '#6b756f' },
};

/** The colour of a slice by its place; the second of a figure and its rest is quiet. */
export const sliceColour = ({ slices, rest }: ChartColours, index: number, hasRest: boolean): string =>
  (hasRest && index > 0 ? rest : slices[index]) ?? rest;
