type Values = Record<string, unknown>;

const onText =
  (change: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? change(value) : value;

/** The named transforms of form values; forms name them, browser and platform apply them before validation: each leaves alone what it has made. */
export const transforms: Record<string, (value: unknown) => unknown> = {
  trim: onText((text) => text.trim()),
  /** Of a text that must be sent and may be empty: nothing is the empty text. */
  orEmpty: (value) => value ?? '',
  /** Of a text that may be left out: the empty one is. */
  orNull: (value) => (value === '' ? null : value),
  /** Of a colour: one that was left empty is white (specification 1 §5 «Branding»). */
  orWhite: (value) => (value === '' ? '#ffffff' : value),
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
  /** A phone number without its punctuation and with its plus; what is no number stays, for the rule to say so (specification 3 §5). */
  phone: onText((text) => {
    // Two plain looks: one expression for both would take seconds for a long text of blanks.
    if (!/^\+?[\d\s().-]+$/.test(text.trim()) || !/\d/.test(text)) return text;
    return `+${text.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')}`;
  }),
  /** A day's first and last moment where the reader is; a moment stays. */
  startOfDay: onText((text) => moment(text, [0, 0, 0, 0])),
  endOfDay: onText((text) => moment(text, [23, 59, 59, 999])),
  /** A list without the rows in which nothing was filled in (specification 3 §3: empty rows dropped). */
  filledRows: (value) => (Array.isArray(value) ? value.filter(isFilled) : value),
  /** Rows of a key and a value as the object that is sent: a row without a key is left out. */
  listToMap: (value) => {
    if (!Array.isArray(value)) return value;
    return Object.fromEntries(value.filter(isPair).map(({ key, value: held }) => [key, held]));
  },
};

/** A form's values after its transforms, as they are validated and sent. */
export function transformed(form: { transforms: Record<string, string[]> }, values: Values): Values {
  let result = values;
  for (const [path, names] of Object.entries(form.transforms)) {
    result = changed(result, path.split('.'), (value) =>
      names.reduce((held, name) => (transforms[name] ?? unknown(name))(held), value),
    ) as Values;
  }
  return result === values ? { ...values } : result;
}

/** The path at which a fault of what is sent is told in the form: an object made of rows has its faults at the rows. */
export function formPath(form: { transforms: Record<string, string[]> }, values: Values, path: string): string {
  for (const [field, names] of Object.entries(form.transforms)) {
    const rows = values[field];
    const [, row, rest = ''] = /^\.(\d+)(.*)$/.exec(path.startsWith(field) ? path.slice(field.length) : '') ?? [];
    if (row !== undefined && names.includes('filledRows') && Array.isArray(rows)) {
      const filled = rows.flatMap((each, index) => (isFilled(each) ? [index] : []));
      return `${field}.${filled[Number(row)] ?? row}${rest}`;
    }
    if (!names.includes('listToMap') || !Array.isArray(rows) || !path.startsWith(`${field}.`)) continue;
    const key = path.slice(field.length + 1);
    const index = rows.findIndex((row) => isPair(row) && row.key === key);
    if (index >= 0) return `${field}.${index}.value`;
  }
  return path;
}

/** What a field is filled with when another one was left and it is empty itself. */
export function derived(by: string, value: unknown): unknown {
  return (transforms[by] ?? unknown(by))(value);
}

/** A copy with the value at a path changed, where there is one; `*` is each row of a list. */
function changed(value: unknown, [step, ...rest]: string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (step === '*') return Array.isArray(value) ? value.map((row) => changed(row, rest, change)) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !(step in value)) return value;
  return { ...value, [step]: changed((value as Values)[step], rest, change) };
}

function moment(text: string, at: [number, number, number, number]): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day), ...at);
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}

/** Is anything in a row, or is it no row at all, so that the rules can say so. */
const isFilled = (row: unknown): boolean =>
  typeof row !== 'object' ||
  row === null ||
  Object.values(row).some((value) => (typeof value === 'string' ? value.trim() : (value ?? '')) !== '');

const isPair = (row: unknown): row is { key: string; value: unknown } =>
  typeof row === 'object' && row !== null && typeof (row as Values)['key'] === 'string' && (row as Values)['key'] !== '';

const unknown = (name: string) => (): never => {
  throw new Error(`no transform is named ${name}`);
};
