import { accept } from '../../forms/accept.ts';
import type { GeneratedForm } from '../../forms/generated.ts';
import { derived } from '../../forms/transforms.ts';
import type { Values } from '../../plan/sources.ts';
import { failureOf } from '../values/answers.ts';
import { initialValues, isBlank, put } from '../values/formValues.ts';
import { sentValues } from '../form/sentValues.ts';
import { cellValue, isUnfound, type CellReading } from './cellValue.ts';
import type { Line } from './fileLines.ts';
import type { ImportField, Mapping } from './importFields.ts';
import type { PreparedRow } from './runImport.ts';

export interface RowReading extends CellReading {
  form: GeneratedForm;
  fields: readonly ImportField[];
  mapping: Mapping;
  labelOf: (field: ImportField) => string;
}

/** The values that the form would send for a row, validated by the form's rules. */
export async function prepareRow({ cells }: Line, reading: RowReading): Promise<PreparedRow> {
  const { form, fields, mapping, labelOf, translate } = reading;
  const typed: Values = structuredClone(initialValues(form.plan));
  const reasons: string[] = [];
  for (const field of fields) {
    const cell = cells[mapping[field.path] ?? -1] ?? '';
    const value = await cellValue(field.field, cell, reading);
    if (isUnfound(value)) reasons.push(`${labelOf(field)}: ${translate(`screens.import.reasons.${value.fault}`, { text: cell.trim() })}`);
    else if (value !== undefined) putAt(typed, field.path.split('.'), value);
  }
  derive(form, typed);
  const { values, formPath } = sentValues(form.plan.fields, 'create', typed);
  const { values: accepted, errors = {} } = accept(form, values);
  for (const [path, { key, args }] of Object.entries(errors)) reasons.push(said(formPath(path), translate(key, args), reading));
  return reasons.length > 0 ? { reasons: [...new Set(reasons)] } : { values: accepted };
}

/** Reason of a refused row in the words of its form; undefined if the failure names none. */
export function refusalOf(error: unknown, reading: RowReading): string | undefined {
  const { errors = {}, reason, extensions } = failureOf(error);
  const prefix = `${reading.form.plan.argument}.`;
  const faults = Object.entries(errors).map(([path, fault]) =>
    said(path.startsWith(prefix) ? path.slice(prefix.length) : path, reading.translate(fault.message, fault.args), reading),
  );
  if (faults.length > 0) return faults.join('; ');
  return reason && reason !== 'SAID'
    ? reading.translate(`reasons.${reason}`, { ...extensions, _: error instanceof Error ? error.message : reason })
    : undefined;
}

/** `Email: Please enter an email address`. */
function said(path: string, message: string, { fields, labelOf }: RowReading): string {
  const field = fields.find((each) => each.path === path) ?? fields.find((each) => path.startsWith(`${each.path}.`));
  return field ? `${labelOf(field)}: ${message}` : message;
}

/** A path may lead into the first row of a list. */
function putAt(into: Values, [head = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) put(into, head, value);
  else if (rest[0] === '0') {
    const rows = (Array.isArray(into[head]) ? into[head] : (into[head] = [])) as Values[];
    putAt((rows[0] ??= {}), rest.slice(1), value);
  } else putAt((typeof into[head] === 'object' && into[head] !== null ? into[head] : (into[head] = {})) as Values, rest, value);
}

/** As the form does when a field is left. */
function derive({ plan }: GeneratedForm, typed: Values): void {
  for (const { name, derive: rule } of plan.fields)
    if (rule && isBlank(typed[name]) && !isBlank(typed[rule.from])) typed[name] = derived(rule.by, typed[rule.from]);
}
