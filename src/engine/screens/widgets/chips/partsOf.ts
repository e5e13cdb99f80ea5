export const textsIn = (typed: string): string[] => trimmed(typed.split(/[,;\n\t]+/));

/** Mail programs write a name before each address: `Ada Admin <ada@acme.example>`. */
export const addressesIn = (typed: string): string[] =>
  typed.split(/[,;\n\t]+/).flatMap((part) => {
    const [, address] = /<([^<>]*)>/.exec(part) ?? [];
    return trimmed(address === undefined ? part.split(/\s+/) : [address]).map((each) => each.toLowerCase());
  });

export const added = (before: readonly string[], more: readonly string[]): string[] => [...new Set([...before, ...more])];

const trimmed = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter(Boolean);
