// Written by codegen: what the contract lacks of itself. Only the console of a platform without extensions lacks anything.
export const lacking: ReadonlySet<string> = new Set<string>([]);
