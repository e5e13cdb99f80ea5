/** Height of the shell's top bar, below which a list's own bars stick. */
export const topBarHeight = 56;
/** Height of a list's tool bar. */
export const barHeight = 56;
/** Height of the bar that pages a list. */
export const pagerHeight = 48;
/** Below this width a list shows cards instead of a table. */
export const cardsBelow = 800;
