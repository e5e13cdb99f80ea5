type Values = Record<string, unknown>;

const onText =
  (change: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? change(value) : value;

/** The named transforms of form values; forms name them, browser and platform apply them before validation. */
export const transforms: Record<string, (value: unknown) => unknown> = {
  trim: onText((text) => text.trim()),
  lowerCase: onText((text) => text.toLowerCase()),
  /** Specification 1 §5; accents are taken off, so that their letters stay. */
  accountName: onText((text) =>
    text
      .normalize('NFD')
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9\s-]/g, '')
      .replace(/\s+/g, '-')
      .slice(0, 100),
  ),
};

/** A form's values after its transforms, as they are validated and sent. */
export function transformed(form: { transforms: Record<string, string[]> }, values: Values): Values {
  const result = { ...values };
  for (const [field, names] of Object.entries(form.transforms)) {
    if (!(field in result)) continue;
    result[field] = names.reduce((value, name) => (transforms[name] ?? unknown(name))(value), result[field]);
  }
  return result;
}

/** What a field is filled with when another one was left and it is empty itself. */
export function derived(by: string, value: unknown): unknown {
  return (transforms[by] ?? unknown(by))(value);
}

const unknown = (name: string) => (): never => {
  throw new Error(`no transform is named ${name}`);
};
