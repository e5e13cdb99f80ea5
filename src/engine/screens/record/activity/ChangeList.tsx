import { styled } from '@mui/material/styles';
import { RecordContextProvider, useTranslate } from 'ra-core';
import type { ColumnPlan, Plan } from '../../../plan/Plan.ts';
import { isEmpty } from '../../values/field.ts';
import { useMoreLater } from '../../values/useMoreLater.ts';
import { HiddenMark } from '../../widgets/HiddenMark.tsx';
import { Value } from '../../widgets/Value.tsx';
import { columnOf, fieldLabel } from './fieldLabel.ts';

export interface Change {
  subjectId: string;
  field: string;
  before?: unknown;
  after?: unknown;
  purged?: boolean | null;
  hidden?: boolean | null;
}

export function ChangeList({ plan, changes }: { plan?: Plan | undefined; changes: readonly Change[] }) {
  const translate = useTranslate();
  const label = useFieldLabel(plan);
  const listed = useMoreLater(changes);
  if (changes.length === 0) return null;
  return (
    <List>
      {listed.map(({ subjectId, field, before, after, purged, hidden }) => (
        <div key={`${subjectId} ${field}`}>
          <dt>{label(field)}</dt>
          <dd>
            {hidden ? (
              <HiddenMark />
            ) : purged ? (
              <i>{translate('screens.activity.purged')}</i>
            ) : (
              <Difference plan={plan} field={field} before={before} after={after} />
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

export function FieldNames({ plan, fields }: { plan?: Plan | undefined; fields: readonly string[] }) {
  const translate = useTranslate();
  const label = useFieldLabel(plan);
  return <Names>{translate('screens.activity.fields', { fields: fields.map(label).join(', ') })}</Names>;
}

/** Returns the label of a field: the resource's own, or else its name split into words. */
function useFieldLabel(plan?: Plan): (field: string) => string {
  const translate = useTranslate();
  return (field) => fieldLabel(field, translate, plan);
}

interface DifferenceProps {
  plan: Plan | undefined;
  field: string;
  before: unknown;
  after: unknown;
}

function Difference({ plan, field, before, after }: DifferenceProps) {
  const translate = useTranslate();
  if (isList(before) || isList(after)) return <Lines before={listOf(before)} after={listOf(after)} />;
  return (
    <>
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
    </>
  );
}

/** Never truncates: an audit trail has to show every right. */
function Lines({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const translate = useTranslate();
  const [known, kept] = [new Set(before), new Set(after)];
  const lines = [
    ...after.filter((text) => !known.has(text)).map((text) => ({ text, sign: '+', key: 'screens.activity.added' })),
    ...before.filter((text) => !kept.has(text)).map((text) => ({ text, sign: '\u2212', key: 'screens.activity.removed' })),
  ];
  if (lines.length === 0) return <>{after.length > 0 ? translate('screens.activity.reordered') : translate('screens.activity.nothing')}</>;
  return (
    <Signs>
      {lines.map(({ text, sign, key }) => (
        <li key={`${sign}${text}`}>
          <b aria-hidden>{sign}</b>
          <span>
            <Unseen>{translate(key)} </Unseen>
            {text}
          </span>
        </li>
      ))}
    </Signs>
  );
}

const isList = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' || typeof each === 'number');

const listOf = (value: unknown): string[] => (isList(value) ? [...new Set(value.map(String))] : []);

function Shown({ plan, field, value }: { plan: Plan | undefined; field: string; value: unknown }) {
  const column = columnOf(plan, field) ?? { path: field, label: '', kind: kindOf(value) };
  return (
    <RecordContextProvider value={{ [field]: value }}>
      <Value value={value} column={{ ...column, kind: fits(column, value) ? column.kind : kindOf(value) }} dense />
    </RecordContextProvider>
  );
}

/** The trail lacks what a column's widget reads besides the value, so show objects and lists plainly. */
const fits = ({ kind }: ColumnPlan, value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Array.isArray(value) && ['choices', 'references'].includes(kind));

function kindOf(value: unknown): ColumnPlan['kind'] {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return instant.test(value) ? 'dateTime' : 'text';
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return 'choices';
  return 'json';
}

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

const Signs = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', gap: theme.spacing(1) },
  '& b': { flex: 'none', width: '1ch', textAlign: 'center' },
}));

const Names = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.palette.text.secondary }));

const Arrow = styled('span')(({ theme }) => ({ margin: theme.spacing(0, 0.75), color: theme.palette.text.secondary }));

const Unseen = styled('span')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'pre' });
