/** Resolves once the browser has painted what a press changed: heavy work after it holds no feedback up. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
