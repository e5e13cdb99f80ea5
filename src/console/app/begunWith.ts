/** Lists that people begin with, by the name of their plan, which is their path, too: they have their texts from the start. */
export const begunWith: ReadonlySet<string> = new Set(['customers', 'organisations', 'vacancies']);

/** True if the page of an address waits for further texts. */
export const needsTexts = (pathname: string): boolean => !begunWith.has(/\/customers\/[^/]+\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? '');
