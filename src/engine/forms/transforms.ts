type Values = Record<string, unknown>;

const onText =
  (change: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? change(value) : value;

/** Applied by browser and platform before validation; idempotent. */
export const transforms: Record<string, (value: unknown) => unknown> = {
  trim: onText((text) => text.trim()),
  orEmpty: (value) => value ?? '',
  orNull: (value) => (value === '' ? null : value),
  /** Specification 1 §5 “Branding”. */
  orWhite: (value) => (value === '' ? '#ffffff' : value),
  lowerCase: onText((text) => text.toLowerCase()),
  /** Specification 1 §5; removes accents, so that their letters stay. */
  accountName: onText((text) =>
    text
      .normalize('NFD')
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9\s-]/g, '')
      .replace(/\s+/g, '-')
      .slice(0, 100),
  ),
  /** Removes punctuation; other texts stay, for the rule to report (specification 3 §5). */
  phone: onText((text) => {
    // Two simple tests: one expression for both would take seconds for a long text of blanks.
    if (!/^\+?[\d\s().-]+$/.test(text.trim()) || !/\d/.test(text)) return text;
    return `+${text.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')}`;
  }),
  /** First and last moment of a day by the reader's clock; moments stay. */
  startOfDay: onText((text) => moment(text, [0, 0, 0, 0])),
  endOfDay: onText((text) => moment(text, [23, 59, 59, 999])),
  /** Specification 3 §3: empty rows dropped. */
  filledRows: (value) => (Array.isArray(value) ? value.filter(isFilled) : value),
  /** Drops rows without a key. */
  listToMap: (value) => {
    if (!Array.isArray(value)) return value;
    return Object.fromEntries(value.filter(isPair).map(({ key, value: held }) => [key, held]));
  },
};

export function transformed(form: { transforms: Record<string, string[]> }, values: Values): Values {
  let result = values;
  for (const [path, names] of Object.entries(form.transforms)) {
    result = changed(result, path.split('.'), (value) =>
      names.reduce((held, name) => (transforms[name] ?? unknown(name))(held), value),
    ) as Values;
  }
  return result === values ? { ...values } : result;
}

/** Faults of an object made of rows are shown at the rows. */
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

export function derived(by: string, value: unknown): unknown {
  return (transforms[by] ?? unknown(by))(value);
}

/** `*` is each row of a list. */
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

/** Keeps non-rows, for the rules to report. */
const isFilled = (row: unknown): boolean =>
  typeof row !== 'object' ||
  row === null ||
  Object.values(row).some((value) => (typeof value === 'string' ? value.trim() : (value ?? '')) !== '');

const isPair = (row: unknown): row is { key: string; value: unknown } =>
  typeof row === 'object' && row !== null && typeof (row as Values)['key'] === 'string' && (row as Values)['key'] !== '';

const unknown = (name: string) => (): never => {
  throw new Error(`no transform is named ${name}`);
};
