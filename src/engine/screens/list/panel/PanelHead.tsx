import Close from '@mui/icons-material/Close';
import Down from '@mui/icons-material/KeyboardArrowDown';
import Up from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Plan } from '../../../plan/Plan.ts';
import { at } from '../../../plan/sources.ts';
import { titleOf } from '../../../plan/titleOf.ts';
import type { PanelRecord } from './RecordOver.tsx';
import { useSeen } from '../../layout/useSeen.ts';
import { mayBeFavourite } from '../../values/favourites.ts';
import { laterWorded } from '../../values/later.tsx';
import { isBadge } from '../../layout/Details.tsx';
import { Value } from '../../widgets/Value.tsx';
import type { Steps } from './useSteps.ts';
import { sticks } from '../../values/sticks.ts';

interface Props extends PanelRecord {
  plan: Plan;
  id: string;
  labelled: string;
  steps: Steps;
  /** Address of the record's own page. */
  whole?: string | undefined;
  onClose: () => void;
}

export function PanelHead({ plan, id, labelled, steps, whole, onClose, record, complete, failure, error }: Props) {
  const translate = useTranslate();
  const name = titleOf(plan, record) || translate(failure ? `resources.${plan.name}.one` : 'ra.message.loading');
  useSeen(plan, id, { record: complete ? record : undefined, error });
  const { position, total, can, go } = steps;
  const where = position !== undefined && total !== undefined ? translate('screens.panel.position', { position, total }) : '';
  return (
    <Head>
      <div>
        <h2 id={labelled}>{name}</h2>
        {record &&
          plan.details
            .filter((column) => isBadge(column) && at(record, column.path))
            .map((column) => <Value key={column.path} column={column} />)}
      </div>
      <p role="status">
        <span className="unseen">{name} </span>
        {where}
      </p>
      {record && mayBeFavourite(plan) && <Star resource={plan.name} id={id} label={titleOf(plan, record) || id} />}
      {whole && (
        <Button size="small" component={Link} to={whole} aria-keyshortcuts="Enter">
          {translate('screens.panel.whole')}
        </Button>
      )}
      <Tool label={translate('screens.panel.previous')} keys="K ArrowUp" disabled={!can.previous} onPress={() => go('previous')}>
        <Up fontSize="small" />
      </Tool>
      <Tool label={translate('screens.panel.next')} keys="J ArrowDown" disabled={!can.next} onPress={() => go('next')}>
        <Down fontSize="small" />
      </Tool>
      <Tool label={translate('ra.action.close')} keys="Escape" onPress={onClose}>
        <Close fontSize="small" />
      </Tool>
    </Head>
  );
}

const Star = laterWorded(async () => (await import('../../layout/Star.tsx')).Star);

interface ToolProps {
  label: string;
  keys: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Stays focusable at the end of the list. */
function Tool({ label, keys, disabled = false, onPress, children }: ToolProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-disabled={disabled || undefined}
      title={`${label} (${keys.split(' ')[0]})`}
      onClick={() => !disabled && onPress()}
      sx={{ '&[aria-disabled=true]': { opacity: 0.38, cursor: 'default' } }}
    >
      {children}
    </IconButton>
  );
}

const Head = styled('header')(({ theme }) => ({
  ...sticks({ top: 0 }),
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2, 1.5, 3),
  backgroundColor: theme.palette.background.bar,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& > div': { flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& h2': { ...theme.typography.h6, margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& > p': { ...theme.typography.caption, margin: 0, whiteSpace: 'nowrap', color: theme.palette.text.secondary },
  '& .unseen': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '@media (max-width: 480px)': { paddingInlineStart: theme.spacing(2) },
  // The name has a line of its own before it is torn letter by letter.
  '@media (max-width: 360px)': { flexWrap: 'wrap', justifyContent: 'flex-end', '& > div': { flexBasis: '100%' } },
}));
