export function undecidedIn(root: string): string[];
