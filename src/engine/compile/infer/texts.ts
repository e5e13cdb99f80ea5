import type { Choice, ColumnPlan, FieldPlan, FormPlan, Plan } from '../../plan/Plan.ts';
import { choiceLabels, labelOf, pluralOf, singularOf } from './words.ts';

export interface Texts {
  [key: string]: string | Texts;
}

interface Worded {
  plan: Plan;
  forms: readonly FormPlan[];
  labels: Readonly<Record<string, string>>;
  helps: Readonly<Record<string, string>>;
  group: { name: string; label: string };
  label: string;
  /** @default the plan's type */
  noun?: string;
  /** The type's description. */
  about?: string | null | undefined;
}

export function textsOf({ plan, forms, labels, helps, group, label: title, noun = plan.type, about }: Worded): Texts {
  const root: Texts = {};
  const put = (key: string, text: string): void => putText(root, key, text);
  const called = (path: string): string => own(labels, path) ?? labelOf(path.includes('.') ? path.replaceAll('.', ' ') : path);
  const one = singularName(noun);
  const many = pluralName(noun);
  const key = `resources.${plan.name}`;
  put(`menu.groups.${group.name}`, group.label);
  put(`${key}.name`, title);
  for (const [part, text] of Object.entries(wordsFor(one, many, about ?? ''))) put(`${key}.${part}`, text);
  const putColumn = ({ path, label, choices, members = {}, rows = [] }: ColumnPlan, prefix = ''): void => {
    put(label, called(`${prefix}${path}`));
    for (const [type, member] of Object.entries(members)) put(member.label, singularName(type));
    putChoices(put, choices);
    for (const row of rows) putColumn(row, `${prefix}${path}.`);
  };
  for (const column of [...plan.columns, ...plan.details, ...(plan.expand ?? [])]) putColumn(column);
  for (const { name, label, choices } of plan.filters) {
    put(label, called(name));
    putChoices(put, choices);
  }
  for (const form of forms) {
    put(`forms.${form.id.replaceAll('/', '.')}.title`, `${form.id === plan.forms.create ? 'Create' : 'Edit'} ${lowerFirst(one)}`);
    for (const field of form.fields) putField(put, field, field.name, { called: (path) => own(labels, path), helps });
  }
  for (const { name } of plan.panels ?? []) put(`${key}.panels.${name}`, labelOf(name));
  for (const { name } of plan.actions) if (!usual.has(name)) put(`${key}.actions.${name}`, labelOf(name));
  for (const [name, text] of Object.entries(rules)) put(`forms.inferred.${name}`, text);
  return root;
}

/** Actions that the screens name. */
const usual = new Set(['archive', 'restore', 'delete']);

const rules = {
  integer: 'Please enter a whole number',
  number: 'Please enter a number',
  email: 'Please enter an email address',
  url: 'Please enter a web address that begins with http:// or https://',
  date: 'Please enter a date',
  dateTime: 'Please enter a date and a time',
  time: 'Please enter a time, such as 14:30',
};

function wordsFor(one: string, many: string, about: string): Record<string, string> {
  const rows = lowerFirst(many);
  const row = lowerFirst(one);
  return {
    one,
    created: `${one} created.`,
    updated: `${one} saved.`,
    deleted_one: `{{count}} ${row} has been deleted.`,
    deleted_other: `{{count}} ${rows} have been deleted.`,
    createFailed: `The ${row} could not be created.`,
    updateFailed: `The ${row} could not be saved.`,
    deleteFailed: `The ${rows} could not be deleted.`,
    empty: `No ${rows} yet`,
    emptyHelp: firstSentence(about) ?? `${many} appear here as soon as there are some.`,
    'actions.delete': 'Delete',
    'confirm.delete.title': 'Delete for good?',
    'confirm.delete.text_one': `{{count}} ${row} will be deleted.`,
    'confirm.delete.text_other': `{{count}} ${rows} will be deleted.`,
  };
}

/** A description may be a page of Markdown: none of more than its first plain sentence is shown. */
function firstSentence(about: string): string | undefined {
  const [line = ''] = about.trim().split(/\n/);
  const sentence = (/^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? (line && `${line}.`)).replaceAll('`', '');
  return sentence === '' || sentence.length > 160 || /[<>[\]{}|#*@]/.test(sentence) ? undefined : sentence;
}

function putChoices(put: (key: string, text: string) => void, choices: readonly Choice[] = []): void {
  const labels = choiceLabels(choices.map(({ id }) => id));
  choices.forEach(({ id, label }, index) => label !== id && put(label, labels[index] ?? id));
}

function putField(
  put: (key: string, text: string) => void,
  field: FieldPlan,
  path: string,
  texts: { called: (path: string) => string | undefined; helps: Readonly<Record<string, string>> },
): void {
  const label = texts.called(path) ?? labelOf(field.name.replaceAll('.', ' '));
  put(field.label, label);
  if (field.kind === 'rows') put(`${field.label.replace('.fields.', '.rows.')}.one`, singularOf(label));
  const help = own(texts.helps, path);
  if (help !== undefined) put(field.help, inert(help));
  putChoices(put, field.choices);
  for (const inner of field.fields ?? []) putField(put, inner, `${path}.${inner.name}`, texts);
}

const own = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

const singularName = (type: string): string => singularOf(labelOf(type));

export const pluralName = (type: string): string => pluralOf(labelOf(type));

/** Lower-cases the first letter, except of acronyms: `order line`, but `URL check`. */
const lowerFirst = (text: string): string => (/^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

export const inert = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('{{', '{ {').replaceAll('$t(', '$ t(').trim().slice(0, 400);

function putText(root: Texts, key: string, text: string): void {
  const steps = key.split('.');
  const last = steps.pop() ?? '';
  let here = root;
  for (const step of steps) {
    const below = Object.hasOwn(here, step) ? here[step] : undefined;
    const next: Texts = typeof below === 'object' ? below : {};
    Object.defineProperty(here, step, { value: next, enumerable: true, configurable: true, writable: true });
    here = next;
  }
  if (!Object.hasOwn(here, last)) Object.defineProperty(here, last, { value: text, enumerable: true, configurable: true, writable: true });
}
