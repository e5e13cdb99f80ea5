import { nearest } from './nearest.ts';

/** A fault of a declaration or a form, found before any page opens. */
export interface Problem {
  /** `R003`; stable, so that it can be searched for. */
  number: ProblemNumber;
  file: string;
  /** Key within the file: `operations.list`, `columns.2`. */
  key: string;
  expected: string;
  found: string;
  didYouMean?: string;
}

/** Every number and what it means; the tests make each of them once. */
export const meanings = {
  R001: 'unknown key',
  R002: 'unknown type',
  R003: 'unknown operation',
  R004: 'operation of the wrong kind',
  R005: 'unknown field path',
  R006: 'field path that does not end at a value',
  R007: 'unknown argument',
  R008: 'unknown source',
  R009: 'source of something unknown',
  R010: 'plain value into an input object',
  R011: 'one value into a list, or a list into one value',
  R012: 'value of the wrong type',
  R013: 'required argument that nothing fills',
  R014: 'unknown form',
  R015: 'form of another operation',
  R016: 'form of an unknown argument',
  R017: 'form property that the input lacks',
  R018: 'form property that does not fit the input',
  R019: 'required input that the form does not require',
  R020: 'form field that no argument takes',
  R021: 'choice that the contract lacks',
  R022: 'choice of the contract that is missing',
  R023: 'unknown sort field',
  R024: 'unknown widget',
  R025: 'unknown page',
  R026: 'unknown flag',
  R027: 'flag of an unknown use',
  R028: 'unknown inverse action',
  R029: 'inverse action that does not fit',
  R030: 'duplicate path',
  R031: 'duplicate name',
  R032: 'duplicate column',
  R033: 'list with an unfilled parent',
  R034: 'unknown resource',
  R035: 'filter that no argument takes',
  R036: 'operation without a declared right',
  R037: 'answer that cannot be read',
  R038: 'missing operation',
  R039: 'unknown transform',
  R040: 'key that another kind of resource has',
  R041: 'field that the form lacks',
  R042: 'unknown preview',
  R043: 'unknown switch',
  R044: 'unknown value of a switch',
  R046: 'choice that no argument takes',
  R047: 'part without a panel that shows it, or unknown part',
  R048: 'action at a detail that is not shown',
  R049: 'another type than before',
  R050: 'value that may be absent now',
  R051: 'another right than before',
  R052: 'write that is not bound to its record',
  R053: 'unknown dialog',
  R054: 'unknown layout',
  R055: 'unknown icon',
  R056: 'key that is taken, or no letter',
  R057: 'view that does not fit',
  R058: 'grouping that does not fit',
} as const;

export type ProblemNumber = keyof typeof meanings;

/** Collects the problems of one file. */
export class Report {
  readonly problems: Problem[] = [];
  readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** Notes a problem; with candidates, the nearest name is suggested. */
  add(number: ProblemNumber, key: string, expected: string, found: string, candidates: Iterable<string> = []): void {
    const near = nearest(found, candidates);
    const didYouMean = near === found ? undefined : near;
    this.problems.push({ number, file: this.file, key, expected, found, ...(didYouMean === undefined ? {} : { didYouMean }) });
  }
}

/** A declaration that doesn't fit, with each of its problems on a line. */
export function misfitText({ name, file, problems }: { name: string; file: string; problems: readonly Problem[] }): string {
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  const shown = problems.slice(0, 10).map((problem) => `    ${problemText(problem)}`);
  const more = problems.length > shown.length ? [`    and ${problems.length - shown.length} more`] : [];
  return [`“${name}” (${file}) doesn’t fit the schema and isn’t shown: ${count}.`, ...shown, ...more].join('\n');
}

export function problemText({ number, file, key, expected, found, didYouMean }: Problem): string {
  const hint = didYouMean === undefined ? '' : `; did you mean “${didYouMean}”?`;
  return `${number} ${file} ${key}: ${meanings[number]}: expected ${expected}, found ${found === '' ? 'nothing' : `“${found}”`}${hint}`;
}
