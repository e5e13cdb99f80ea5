import type { FieldPlan } from '../../plan/Plan.ts';
import { isDay } from '../values/regionDays.ts';
import { formulaStart } from '../widgets/csv/formulaStart.ts';
import { readDay } from '../widgets/typedDay.ts';

export interface CellReading {
  translate: (key: string, args?: Record<string, unknown>) => string;
  locale: string;
  /** Id of the record with this name or id. */
  lookUp: (resource: string, text: string) => Promise<string | Unfound>;
}

/** Key below `screens.import.reasons`. */
export interface Unfound {
  fault: 'noSuch' | 'several';
}

/** A cell as the form's value; what is no value of its kind stays a text, which the form's rules refuse. */
export async function cellValue(field: FieldPlan, cell: string, reading: CellReading): Promise<unknown> {
  const text = cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;
  const bare = text.trim();
  if (bare === '') return undefined;
  const chosen = (part: string): string => choiceOf(field, part, reading) ?? part;
  switch (field.kind) {
    case 'number': {
      const number = Number(bare.replaceAll(/\s/g, ''));
      return Number.isFinite(number) ? number : bare;
    }
    case 'boolean':
      return booleanOf(bare, reading) ?? bare;
    case 'date':
      return dayOf(bare, reading) ?? bare;
    case 'dateTime': {
      const day = dayOf(bare, reading);
      const moment = new Date(day === undefined ? bare : `${day}T00:00`);
      return Number.isNaN(moment.getTime()) ? bare : moment.toISOString();
    }
    case 'choice':
      return chosen(bare);
    case 'choices':
      return partsOf(bare).map(chosen);
    case 'reference':
      return field.reference ? reading.lookUp(field.reference, bare) : bare;
    case 'references': {
      const { reference } = field;
      if (!reference) return partsOf(bare);
      const found = await Promise.all(partsOf(bare).map((part) => reading.lookUp(reference, part)));
      return found.find((each) => typeof each !== 'string') ?? found;
    }
    default:
      return text;
  }
}

export const isUnfound = (value: unknown): value is Unfound => typeof value === 'object' && value !== null && 'fault' in value;

const partsOf = (text: string): string[] =>
  text
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

function choiceOf({ choices = [] }: FieldPlan, text: string, { translate }: CellReading): string | undefined {
  const same = (one: string): boolean => one.toLowerCase() === text.toLowerCase();
  return (choices.find(({ id }) => same(id)) ?? choices.find(({ label }) => same(translate(label))))?.id;
}

function booleanOf(text: string, { translate }: CellReading): boolean | undefined {
  const word = text.toLowerCase();
  if (['true', 'yes', 'y', '1', translate('ra.boolean.true').toLowerCase()].includes(word)) return true;
  if (['false', 'no', 'n', '0', translate('ra.boolean.false').toLowerCase()].includes(word)) return false;
  return undefined;
}

function dayOf(text: string, { locale }: CellReading): string | undefined {
  if (isDay(text)) return text;
  return /^\d{4}-/.test(text) ? undefined : (readDay(text, locale) ?? undefined);
}
