import type { ColumnPlan, OperationPlan, Plan } from '../../../plan/Plan.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { titleOf, titlePaths } from '../../../plan/titleOf.ts';
import type { CellText, CellWords } from '../../values/field.ts';
import { countText } from '../../widgets/countText.ts';
import { nameFromRecord, referenceText } from '../../widgets/referenceText.ts';
import { titleText } from '../../widgets/titleText.ts';
import { plainText } from '../export/plainText.ts';

/** Rows of a list by their ids, with the reader's rights; undefined without these rights. */
export type ReadNames = (
  operation: string,
  variables: Values,
  paths: readonly string[],
  ids: readonly string[],
) => Promise<Values[] | undefined>;

interface Words {
  translate: CellWords['translate'];
  locale: string;
  zone: string;
}

const atOnce = 100;

/** The names of the records that rows refer to, read a part at a time and once each; an id stays one without the right to its list. */
export function namesOf(columns: readonly ColumnPlan[], plans: readonly Plan[], variablesOf: (list: OperationPlan) => Values) {
  const known = new Map<string, string>();
  const keyOf = (resource: string | undefined, id: unknown) => `${resource} ${String(id)}`;
  return {
    nameOf: (resource: string, id: string) => known.get(keyOf(resource, id)) || undefined,
    async learn(rows: readonly Values[], read: ReadNames): Promise<void> {
      for (const column of columns) {
        const target = isPointer(column) ? plans.find(({ name }) => name === column.reference) : undefined;
        if (!target?.list) continue;
        const nameless = rows.filter((row) => nameFromRecord(column, row) === '').flatMap((row) => [at(row, column.path)].flat());
        const ids = [
          ...new Set(nameless.filter((id) => typeof id === 'string' && id !== '' && !known.has(keyOf(target.name, id)))),
        ] as string[];
        for (let from = 0; from < ids.length; from += atOnce) {
          const part = ids.slice(from, from + atOnce);
          const found = await read(target.list.name, variablesOf(target.list), ['_id', ...titlePaths(target.title)], part);
          for (const id of part) known.set(keyOf(target.name, id), '');
          for (const row of found ?? []) known.set(keyOf(target.name, row['_id']), titleOf(target, row));
        }
      }
    },
  };
}

const isPointer = ({ kind, widget }: ColumnPlan): boolean => ['reference', 'references'].includes(widget ?? kind);

export type NameOf = ReturnType<typeof namesOf>['nameOf'];

/** The text of a cell as the list shows it, where it is known without its component. Moments are those of the reader's zone, to the minute. */
export function cellTextsOf(texts: Readonly<Record<string, CellText | undefined>>, { translate, locale, zone }: Words, nameOf: NameOf) {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const moment = (value: unknown) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? clock.format(new Date(value)) : null);
  const dates = { date: moment, time: moment, dateTime: moment, timeWithSeconds: moment, long: moment };
  const words: CellWords = { translate, locale, dates, nameOf };
  const references = { reference: referenceText, references: referenceText };
  const own: Record<string, CellText | undefined> = { ...references, count: countText, title: titleText, ...texts };
  return (column: ColumnPlan, row: Values): string => {
    const value = at(row, column.path);
    const { choices, kind, widget } = column;
    const text = own[widget ?? kind];
    if (text) return text({ value, column, record: row }, words) ?? '';
    if (choices) return plainText(Array.isArray(value) ? value.map(named) : named(value));
    return (kind === 'dateTime' ? moment(value) : null) ?? plainText(value);

    function named(each: unknown): unknown {
      const choice = choices?.find(({ id }) => id === each);
      return choice ? translate(choice.label) : each;
    }
  };
}
