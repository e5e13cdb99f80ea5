/** A translation by key; the sign-in page is given one that needs no library. */
export type Translate = (key: string, args?: Record<string, unknown>) => string;

/** Texts by key, nested or not. */
export type Catalogue = { [key: string]: string | Catalogue };

/** The sign-in page's translation: a look-up and `{{names}}`, without a library (its bytes are a budget). */
export function createTranslate(catalogue: Catalogue, variables: Record<string, string>): Translate {
  return (key, args) => {
    const text = textAt(catalogue, key);
    return text === undefined ? key : interpolate(text, { ...variables, ...args });
  };
}

/** The text of a dotted key, or undefined. */
export function textAt(catalogue: Catalogue, key: string): string | undefined {
  let node: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

function interpolate(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
