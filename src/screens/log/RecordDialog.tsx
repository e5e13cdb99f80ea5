import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RecordContextProvider, useTranslate, type RaRecord } from 'ra-core';
import { useId, type ReactNode } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { titleOf } from '../../plan/titleOf.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { cardsBelow } from '../list/measures.ts';
import { useScreens } from '../ScreensProvider.tsx';
import { childrenOf } from '../show/childPlans.ts';
import { Details } from '../show/Details.tsx';
import { FailureNotice } from '../show/RecordFailure.tsx';
import { useRecord } from '../show/useRecord.ts';
import { usePlanRights } from '../usePlanRights.ts';
import { ChildSection } from './ChildSection.tsx';
import { useRow } from './useRow.ts';

interface Props {
  plan: Plan;
  id: string;
  onClose: () => void;
}

/** One record of a log over its list, as the address names it (specification 1 §2.8). */
export function RecordDialog(props: Props) {
  const { can } = useScreens();
  const { get } = props.plan;
  return get && can(get.name) ? <Asked {...props} /> : <Shown {...props} />;
}

/** The whole record, asked for by its id; what the list showed of it stands in. */
function Asked(props: Props) {
  const { record, complete, error, refetch } = useRecord(props.plan, props.id);
  const failure = error && !record ? <FailureNotice plan={props.plan} error={error} refetch={refetch} /> : undefined;
  return <Frame {...props} record={record} complete={complete} failure={failure} />;
}

/** No more than the list's row. */
function Shown(props: Props) {
  const { row, settled } = useRow(props.plan, props.id);
  const failure = !row && settled ? <FailureNotice plan={props.plan} /> : undefined;
  return <Frame {...props} record={row} complete={row !== undefined} failure={failure} />;
}

interface FrameProps extends Props {
  record: RaRecord | undefined;
  complete: boolean;
  /** Why there is nothing to show. */
  failure: ReactNode;
}

function Frame({ plan, id, onClose, record, complete, failure }: FrameProps) {
  const translate = useTranslate();
  const labelled = useId();
  const { plans, can, flag } = useScreens();
  const { actions } = usePlanRights(plan);
  const small = useMediaQuery(`(max-width: ${cardsBelow - 0.05}px)`, { noSsr: true });
  const name = titleOf(plan, record);
  const title = name || translate(failure ? `resources.${plan.name}.name` : 'ra.message.loading');
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={small}
      aria-labelledby={labelled}
      slotProps={{ paper: { sx: { width: 760, maxWidth: '100%' } } }}
    >
      <DialogTitle id={labelled} component="h2" sx={{ pr: 8, overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <IconButton onClick={onClose} aria-label={translate('ra.action.close')} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <Close fontSize="small" />
      </IconButton>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 3 }}>
        {failure ??
          (record && complete ? (
            <RecordContextProvider value={record}>
              <Details details={plan.details} record={record} archived={false} />
              {childrenOf(Object.values(plans), plan, can, flag).map((child) => (
                <ChildSection key={child.name} plan={child} parent={record} />
              ))}
            </RecordContextProvider>
          ) : (
            plan.details.map(({ path }, index) => (
              <Skeleton key={path} width={`${50 + ((index * 17) % 40)}%`} height={28} animation={false} />
            ))
          ))}
      </DialogContent>
      <DialogActions>
        {record &&
          complete &&
          actions('record').map((action) => (
            <ActionButton key={action.name} plan={plan} action={action} ids={[id]} record={record} onDone={() => undefined} />
          ))}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
