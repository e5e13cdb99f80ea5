import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ActionPlan, ColumnPlan, Plan } from '../../../plan/Plan.ts';
import { at } from '../../../plan/sources.ts';
import type { Outcome } from '../../actions/runInParts.ts';
import type { PanelRecord } from './RecordOver.tsx';
import { Details, isBadge } from '../../layout/Details.tsx';
import { useAvailability } from '../../values/useAvailability.ts';
import { isEmpty } from '../../values/field.ts';
import { later } from '../../values/later.tsx';
import { Value } from '../../widgets/Value.tsx';
import { DetailButton } from './DetailButton.tsx';

interface Props extends PanelRecord {
  plan: Plan;
  id: string;
  /** Without the actions that stand next to details. */
  readOnly?: boolean;
}

export function PanelBody({ plan, id, readOnly = false, record, complete, failure }: Props) {
  const translate = useTranslate();
  const { actions } = useAvailability();
  /** Actions done here that must not run twice. */
  const [spent, setSpent] = useState<readonly string[]>([]);
  if (failure) return <Body>{failure}</Body>;
  const possible = record && complete && !readOnly ? actions(plan, 'record') : [];
  const onDone = (_: string[], { done, error }: Outcome, { name, operation, form }: ActionPlan) => {
    if (operation.idempotent && form === undefined && error === undefined && done.length > 0) setSpent((before) => [...before, name]);
  };
  const joined = (column: ColumnPlan) =>
    possible
      .filter((action) => action.detail === column.path && (action.form !== undefined || !isBlank(at(record, column.path))))
      .map((action) => (
        <DetailButton
          key={action.name}
          plan={plan}
          action={action}
          ids={[id]}
          record={record}
          spent={spent.includes(action.name)}
          onDone={onDone}
        />
      ));
  return (
    <Body aria-busy={!complete}>
      {record && complete && plan.actions.some(({ notifies }) => notifies?.open) && <HoldLines plan={plan} record={record} />}
      {record && complete
        ? partsOf(plan.details).map(([part, columns]) => {
            const [only] = columns;
            if (plan.folds?.includes(part))
              return (
                <Fold key={part}>
                  <summary>{translate(`resources.${plan.name}.parts.${part}`)}</summary>
                  <Details details={columns} detailOf={joined} />
                </Fold>
              );
            return (
              <section key={part} aria-label={part ? undefined : translate('screens.show.overview')}>
                {part && <h3>{translate(`resources.${plan.name}.parts.${part}`)}</h3>}
                {/* The heading says what it is already. */}
                {part && only && columns.length === 1 ? (
                  <Only>
                    <Value column={only} />
                    {joined(only)}
                  </Only>
                ) : (
                  <Details details={columns} detailOf={joined} />
                )}
              </section>
            );
          })
        : plan.details.map(({ path }, index) => (
            <Skeleton key={path} width={`${50 + ((index * 17) % 40)}%`} height={28} animation={false} />
          ))}
    </Body>
  );
}

const HoldLines = later(async () => (await import('../../actions/notify/HoldLines.tsx')).HoldLines, null);

/** The fields by their part, in the order in which the parts come first. */
function partsOf(details: readonly ColumnPlan[]): [string, ColumnPlan[]][] {
  const parts = new Map<string, ColumnPlan[]>();
  for (const column of details) if (!isBadge(column)) parts.set(column.part ?? '', [...(parts.get(column.part ?? '') ?? []), column]);
  return [...parts];
}

/** Nothing is there that could be acted on: no value, or none in the list. */
const isBlank = (value: unknown): boolean => isEmpty(value) || (Array.isArray(value) && value.every(isEmpty));

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(3),
  padding: theme.spacing(3),
  '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 1.5), color: theme.palette.text.primary },
  '& section + section': { borderTop: `1px solid ${theme.palette.divider}`, paddingTop: theme.spacing(3) },
  // A field and what can be done to it stand in one line.
  '& dd:has(> button)': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: theme.spacing(1) },
  '@media (max-width: 480px)': { padding: theme.spacing(2) },
}));

const Fold = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.palette.divider}`,
  paddingTop: theme.spacing(2),
  '& > summary': { ...theme.typography.subtitle2, cursor: 'pointer', padding: theme.spacing(0.5, 0), color: theme.palette.text.secondary },
  '&[open] > summary': { marginBottom: theme.spacing(1.5) },
}));

const Only = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  '& > :not(button)': { width: '100%' },
}));
