import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useRecordContext, useStore, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { at } from '../../plan/sources.ts';
import { cardsBelow } from '../values/measures.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { isEmpty } from '../values/field.ts';
import { Value } from '../widgets/Value.tsx';
import { Details } from '../layout/Details.tsx';
import { raised } from '../values/surfaces.ts';

/** Folds away; the state is stored per person, and starts folded on small screens (specification 3 §2). */
export function InfoPanel({ plan, archived }: { plan: Plan; archived: boolean }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { userId } = useScreens();
  const id = useId();
  const [open, setOpen] = useStore(`${userId}.${plan.name}.details`, window.innerWidth >= cardsBelow);
  const facts = plan.columns.filter(
    ({ path, hidden, only, primary }) => !hidden && !only && !primary && !isEmpty(at(record, path)) && at(record, path) !== undefined,
  );
  return (
    <Panel>
      <header>
        <h2>
          <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <ExpandMore aria-hidden />
            {translate(`resources.${plan.name}.details`, { _: translate('screens.show.details') })}
          </button>
        </h2>
        {!open && (
          <Facts>
            {facts.map((column) => (
              <div key={column.path}>
                <dt>{translate(column.label)}</dt>
                <dd>
                  <Value column={column} dense />
                </dd>
              </div>
            ))}
          </Facts>
        )}
      </header>
      <div id={id} hidden={!open}>
        {open && <Details details={plan.details} archived={archived} />}
      </div>
    </Panel>
  );
}

const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  ...raised(theme),
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 3), padding: theme.spacing(0.75, 2) },
  '& h2': { margin: 0, font: 'inherit' },
  '& h2 > button': {
    ...theme.typography.body2,
    fontWeight: 600,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minHeight: 36,
    padding: theme.spacing(0, 1, 0, 0.25),
    marginInlineStart: theme.spacing(-0.75),
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
  },
  '& h2 > button:hover': { backgroundColor: theme.palette.action.hover },
  '& h2 svg': { transition: 'transform 120ms' },
  '& h2 > button[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
  // In two columns: the list below is the main thing.
  '& > div > dl': { display: 'block', padding: theme.spacing(0, 2, 1.5), columnWidth: 400, columnGap: theme.spacing(5) },
  '& > div > dl > div, & > div > dl > div:first-of-type': {
    padding: theme.spacing(0.75, 0),
    borderBottom: 0,
    alignContent: 'start',
    breakInside: 'avoid',
  },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  margin: 0,
  minWidth: 0,
  '& > div': { display: 'flex', gap: theme.spacing(0.75), minWidth: 0 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0 },
}));
