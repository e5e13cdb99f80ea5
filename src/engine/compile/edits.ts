import type { FieldPlan, FormPlan, Plan } from '../plan/Plan.ts';

/** Kinds that one input sets. */
const kinds = new Set<string>([
  ...['text', 'multiline', 'email', 'url', 'number', 'boolean', 'date', 'dateTime'],
  ...['choice', 'choices', 'reference', 'references'],
]);

/** Fields of the update form that may be set on their own: no other field, template or confirmation depends on them. */
export function editsKey(plan: Plan, form: FormPlan | undefined): Pick<Plan, 'edits'> {
  const { kind, parent, list, get, update } = plan;
  if (!form || kind !== 'collection' || parent !== undefined || !list || !get || !update) return {};
  const confirmations = form.confirm === undefined ? [] : [form.confirm].flat();
  const isAlwaysConfirmed = confirmations.some((each) => each === true || each.when === undefined);
  if (isAlwaysConfirmed || form.template) return {};
  const asked = confirmations.flatMap((each) => (each === true ? [] : [each.when ?? []].flat()));
  const guarded = new Set([
    ...asked.flatMap((when) => ('changed' in when ? [when.changed] : 'field' in when ? [when.field] : Object.values(when.by))),
    ...form.fields.flatMap(({ shownWith, shownFor, derive }) =>
      [shownWith, shownFor?.field, derive?.from].filter((name) => name !== undefined),
    ),
  ]);
  const edits = form.fields.filter((field) => isSimple(field) && !guarded.has(field.name)).map(({ name }) => name);
  return edits.length > 0 ? { edits } : {};
}

const isSimple = ({ kind, hidden, readOnly, writeOnly, shownWith, shownFor, widget, fields }: FieldPlan): boolean =>
  kinds.has(kind) &&
  !hidden &&
  !readOnly &&
  !writeOnly &&
  shownWith === undefined &&
  shownFor === undefined &&
  !fields &&
  !untyped.has(widget ?? '');

const untyped = new Set(['file', 'files', 'csvRows', 'unsupported', 'template']);
