import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ColumnPlan, Plan } from '../../plan/Plan.ts';
import { isEmpty } from '../widgets/field.ts';
import { Value } from '../widgets/Value.tsx';

/** What was changed of a row, as CommonGetAuditList tells it. */
export interface Change {
  subjectId: string;
  /** Path of the field. */
  field: string;
  before?: unknown;
  after?: unknown;
}

/** What changed, field by field: before → after, in the words and formats that the resource shows its values in. */
export function ChangeList({ plan, changes }: { plan?: Plan | undefined; changes: readonly Change[] }) {
  const translate = useTranslate();
  if (changes.length === 0) return null;
  const label = (field: string): string => {
    const key = columnOf(plan, field)?.label ?? `resources.${plan?.name}.fields.${field.replaceAll('.', '_')}`;
    return translate(key, { _: inWords(field) });
  };
  return (
    <List>
      {changes.map(({ subjectId, field, before, after }) => (
        <div key={`${subjectId} ${field}`}>
          <dt>{label(field)}</dt>
          <dd>
            {!isEmpty(before) && (
              <>
                <del>
                  <Shown plan={plan} field={field} value={before} />
                </del>
                <Arrow aria-hidden>→</Arrow>
                <Unseen>{translate('screens.activity.to')}</Unseen>
              </>
            )}
            <ins>{isEmpty(after) ? translate('screens.activity.nothing') : <Shown plan={plan} field={field} value={after} />}</ins>
          </dd>
        </div>
      ))}
    </List>
  );
}

function Shown({ plan, field, value }: { plan: Plan | undefined; field: string; value: unknown }) {
  const column = columnOf(plan, field) ?? { path: field, label: '', kind: kindOf(value) };
  return (
    <Value
      value={value}
      column={{ ...column, kind: fits(column, value) ? column.kind : kindOf(value) }}
      record={{ [field]: value }}
      dense
    />
  );
}

/** How the plan shows a field: as a column or detail, else as a form asks for it. */
function columnOf(plan: Plan | undefined, field: string): ColumnPlan | undefined {
  const column = [...(plan?.details ?? []), ...(plan?.columns ?? [])].find(({ path }) => path === field);
  if (column) return column;
  const filter = plan?.filters.find(({ name }) => name === field);
  return filter && { path: field, label: filter.label, kind: filter.kind, ...(filter.choices && { choices: filter.choices }) };
}

/** What a column's own widget reads beside the value is not in the trail: an object or a list is shown as what it is. */
const fits = ({ kind }: ColumnPlan, value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Array.isArray(value) && ['choices', 'references'].includes(kind));

function kindOf(value: unknown): ColumnPlan['kind'] {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return instant.test(value) ? 'dateTime' : 'text';
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return 'choices';
  return 'json';
}

/** `rootHierarchyId` → `Root hierarchy id`. */
export const inWords = (field: string): string => {
  const words = field
    .replace(/[._]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  gap: theme.spacing(0.5),
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(96px, 28%) 1fr', gap: theme.spacing(1.5) },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& del': { textDecoration: 'none', color: theme.palette.text.secondary },
  '& ins': { textDecoration: 'none' },
  '@media (max-width: 480px)': { '& > div': { gridTemplateColumns: '1fr', gap: 0 } },
}));

const Arrow = styled('span')(({ theme }) => ({ margin: theme.spacing(0, 0.75), color: theme.palette.text.secondary }));

const Unseen = styled('span')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'pre' });
