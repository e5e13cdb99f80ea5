/** The texts in what was typed or pasted, without the spaces around them. */
export const textsIn = (typed: string): string[] => trimmed(typed.split(/[,;\n\t]+/));

/** The addresses in what was typed or pasted: a mail program writes a name before each, `Ada Admin <ada@acme.example>`. */
export const addressesIn = (typed: string): string[] =>
  typed.split(/[,;\n\t]+/).flatMap((part) => {
    const [, address] = /<([^<>]*)>/.exec(part) ?? [];
    return trimmed(address === undefined ? part.split(/\s+/) : [address]).map((each) => each.toLowerCase());
  });

/** Both lists in one, each text once. */
export const added = (before: readonly string[], more: readonly string[]): string[] => [...new Set([...before, ...more])];

const trimmed = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter(Boolean);
