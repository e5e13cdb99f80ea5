/** Builds the package if its sources changed, and answers the path of its tarball. */
export function pack(): Promise<string>;
