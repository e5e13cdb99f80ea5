import Download from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { charts, groupSteps, measureKinds } from '../../../plan/BreakdownPlan.ts';
import type { BreakdownPlan, Exploration, Grouping } from '../../../plan/BreakdownPlan.ts';
import { toolAvailability } from '../../../plan/availability.ts';
import { operationFor } from '../../values/registry.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { csvText, download } from '../../widgets/csv/writeCsv.ts';
import { SmallSelect } from '../../widgets/SmallSelect.tsx';
import type { Collection } from '../useCollection.ts';
import { PinButton } from './PinButton.tsx';
import { dimensionsFor, groupingOf } from './exploration.ts';
import type { Figures } from './figures.ts';
import { tableOf } from './tableOf.ts';
import { measureInWords } from './titleOfExploration.ts';

interface Props {
  collection: Collection;
  breakdown: BreakdownPlan;
  archived: boolean;
  exploration: Exploration;
  title: string;
  figures: Figures | undefined;
  onChoose: (exploration: Exploration) => void;
}

/** Chooses the fields, the measure and the chart. */
export function ExploreBar({ collection, breakdown, archived, exploration, title, figures, onChoose }: Props) {
  const translate = useTranslate();
  const offered = dimensionsFor(breakdown, archived);
  const { by, measure } = exploration;
  const [first, second] = by;
  const set = (groupings: readonly (Grouping | undefined)[]) => onChoose({ ...exploration, by: groupings.flatMap((each) => each ?? []) });
  const grouping = (field: string): Grouping | undefined => {
    const dimension = offered.find((each) => each.field === field);
    return dimension && (by.find((each) => each.field === field) ?? groupingOf(dimension));
  };
  const fields = (except?: string) =>
    offered.flatMap(({ field, label }) => (field === except ? [] : [{ value: field, label: translate(label) }]));
  const steps = groupSteps.map((step) => ({ value: step, label: translate(`screens.explore.steps.${step}`) }));
  const stepOf = (each: Grouping | undefined, write: (next: Grouping) => void) =>
    each?.step && (
      <Choose
        label={translate('screens.explore.step', { field: translate(offered.find(({ field }) => field === each.field)?.label ?? '') })}
        hidden
        value={each.step}
        options={steps}
        onChange={(value) => {
          const step = groupSteps.find((one) => one === value);
          if (step) write({ ...each, step });
        }}
      />
    );
  const measures = (breakdown.numbers ?? []).flatMap(({ field }) =>
    measureKinds.map((kind) => ({
      value: `${kind} ${field}`,
      label: measureInWords({ kind, field }, breakdown, collection.plan.name, translate),
      kind,
      field,
    })),
  );
  return (
    <Bar>
      <span>
        <Choose
          label={translate('screens.explore.groupBy')}
          value={first?.field ?? ''}
          options={fields()}
          onChange={(value) => {
            const next = grouping(value);
            // The same field twice: the two change places.
            if (next) set([next, value === second?.field ? first : second]);
          }}
        />
        {stepOf(first, (next) => set([next, second]))}
      </span>
      {offered.length > 1 && (
        <span>
          <Choose
            label={translate('screens.explore.thenBy')}
            value={second?.field ?? ''}
            options={[{ value: '', label: translate('screens.explore.nothing') }, ...fields(first?.field)]}
            onChange={(value) => set([first, grouping(value)])}
          />
          {stepOf(second, (next) => set([first, next]))}
        </span>
      )}
      {measures.length > 0 && (
        <Choose
          label={translate('screens.explore.show')}
          value={measure ? `${measure.kind} ${measure.field}` : ''}
          options={[{ value: '', label: measureInWords(undefined, breakdown, collection.plan.name, translate) }, ...measures]}
          onChange={(value) => {
            const { measure: _, ...rest } = exploration;
            const chosen = measures.find((each) => each.value === value);
            onChoose({ ...rest, ...(chosen && { measure: { kind: chosen.kind, field: chosen.field } }) });
          }}
        />
      )}
      <div role="group" aria-label={translate('screens.explore.charts.label')}>
        {charts.map((chart) => (
          <button key={chart} type="button" aria-pressed={chart === exploration.chart} onClick={() => onChoose({ ...exploration, chart })}>
            {translate(`screens.explore.charts.${chart}`)}
          </button>
        ))}
      </div>
      <PinButton collection={collection} exploration={exploration} title={title} />
      <Save collection={collection} breakdown={breakdown} exploration={exploration} title={title} figures={figures} />
    </Bar>
  );
}

/** The figures as a file, for those who may export the rows. */
function Save({
  collection,
  breakdown,
  exploration,
  title,
  figures,
}: Pick<Props, 'collection' | 'breakdown' | 'exploration' | 'title' | 'figures'>) {
  const translate = useTranslate();
  const screens = useScreens();
  const { plan } = collection;
  const { exists, may } = toolAvailability(operationFor('startExport'), screens);
  const refused = exists && plan.list?.access !== 'session' && !may;
  const label = translate('screens.explore.save');
  const because = refused ? translate('screens.explore.noExport') : undefined;
  return (
    <Tooltip title={because ?? label} describeChild={refused}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={refused || !figures || undefined}
        sx={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
        onClick={() => {
          if (refused || !figures) return;
          const { heads, rows } = tableOf(figures, exploration, breakdown, plan.name, translate);
          const cells = rows.map(({ names, cells: own }) => [...names, ...own.map(({ value }) => (value === null ? '' : String(value)))]);
          download(`${title}.csv`, csvText([heads, ...cells]));
        }}
      >
        <Download fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

interface ChooseProps {
  label: string;
  /** The label is for screen readers alone. */
  hidden?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choose({ label, hidden = false, value, options, onChange }: ChooseProps) {
  const id = useId();
  return (
    <>
      {!hidden && <label htmlFor={id}>{label}</label>}
      <SmallSelect id={id} aria-label={hidden ? label : undefined} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SmallSelect>
    </>
  );
}

const Bar = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1, 1.5),
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > span, & > [role=group]': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.75) },
  '& > label, & > span > label': { color: theme.palette.text.secondary },
  '& > label': { marginInlineEnd: theme.spacing(-1.25) },
  '& select': { height: 32, maxWidth: 220 },
  '& > [role=group]': {
    gap: 0,
    padding: 2,
    marginInlineStart: 'auto',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& > [role=group] > button': {
    ...theme.typography.caption,
    height: 28,
    padding: theme.spacing(0, 1.25),
    color: theme.palette.text.secondary,
    background: 'none',
    border: 0,
    borderRadius: 4,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&[aria-pressed=true]': { color: theme.palette.primary.main, backgroundColor: theme.palette.action.selected },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
    '@media (forced-colors: active)': { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: -2 } },
  },
  '@media print': { display: 'none' },
}));
