import type { Form, Confirmation as Declared, ConfirmWhen as DeclaredWhen } from '../forms/form.ts';
import type { ConfirmCheck, Confirmation, ConfirmWhen, FormPlan } from '../plan/Plan.ts';
import type { Context } from './context.ts';
import { partPlan } from './generate/documents.ts';
import { findOperation } from './operations.ts';
import { followPath, shapeOf } from './schema.ts';

type FormContext = Omit<Context, 'declaration'>;

/** Confirmations of Save; a query comes with its document, and is dropped if the schema lacks the operation. */
export function confirmPlan(context: FormContext, confirm: Form['confirm']): NonNullable<FormPlan['confirm']> {
  if (typeof confirm !== 'object') return true;
  const all = listed<Declared>(confirm).map(({ when, ...rest }): Confirmation => {
    if (when === undefined) return rest;
    return {
      ...rest,
      when: listed<DeclaredWhen>(when).flatMap((each): ConfirmWhen[] => ('asked' in each ? confirmChecks(context, each) : [each])),
    };
  });
  return Array.isArray(confirm) || all[0] === undefined ? all : all[0];
}

/** All documents of a form's confirmations. */
export const confirmTexts = ({ confirm }: Pick<FormPlan, 'confirm'>): string[] =>
  typeof confirm !== 'object'
    ? []
    : listed<Confirmation>(confirm).flatMap(({ when = [] }) =>
        listed<ConfirmWhen>(when).flatMap((each) => ('asked' in each ? [each.asked.text] : [])),
      );

function confirmChecks(context: FormContext, declared: Extract<DeclaredWhen, { asked: unknown }>): ConfirmCheck[] {
  const { schema, dialect, report } = context;
  const { asked, by, moreThan, named } = declared;
  const operation = findOperation(context, 'confirm.when.asked', asked, 'query');
  if (operation === undefined) return [];
  const names = operation.field.args.map(({ name }) => name);
  for (const name of Object.keys(by))
    if (!names.includes(name)) report.add('R007', `confirm.when.by.${name}`, `an argument of ${asked}`, name, names);
  const answer = shapeOf(operation.field.type).name;
  const end = (path: string) => followPath(schema, answer, path);
  const rows = dialect.answers.rows.find((path) => path !== '' && !('candidates' in end(path))) ?? '';
  const total = dialect.answers.total.find((path) => !('candidates' in end(path))) ?? '';
  const found = end(`${rows}.${named}`);
  if ('candidates' in found) {
    report.add(
      'R005',
      'confirm.when.named',
      `a field of the rows of ${asked}`,
      named,
      found.candidates.map((path) => path.slice(rows.length + 1)),
    );
    return [];
  }
  const fields = [`${rows}.${named}`, ...(total === '' ? [] : [total])];
  return partPlan(schema, dialect, asked, fields).map((tool) => ({ asked: tool, read: { rows, total }, by, moreThan, named }));
}

function listed<One>(input: One | readonly One[]): readonly One[] {
  return Array.isArray(input) ? input : [input as One];
}
