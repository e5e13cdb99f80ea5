/** Operations that the platform doesn't have as the console sends them; filled before the console is shown. */
export const unfit = new Set<string>();
