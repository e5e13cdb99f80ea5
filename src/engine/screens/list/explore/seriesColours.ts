/** Colours of series in their order, each at least 3 : 1 against the paper; neighbours differ in lightness, too. */
export const seriesColours: Record<'light' | 'dark', readonly string[]> = {
  light: ['#0b6b5d', '#c77f0a', '#6b3fa0', '#3b82c4', '#a33054', '#5d7a1f', '#1f4e79', '#b0552a'],
  dark: ['#5fd0b9', '#e9a23b', '#a98be8', '#7cb8f0', '#ef86a6', '#b5d46a', '#a9c7e8', '#f0a97f'],
};

export const otherColour = { light: '#7d8681', dark: '#8b958f' };
