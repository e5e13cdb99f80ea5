import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { titleOf } from '../../plan/titleOf.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { offeredOf } from '../actions/choices.ts';
import { cardsBelow } from '../values/measures.ts';
import { RecordOver, type PanelRecord } from '../list/panel/RecordOver.tsx';
import { useScreens } from '../values/ScreensProvider.tsx';
import { childrenOf } from '../record/childPlans.ts';
import { Details } from '../layout/Details.tsx';
import { useAvailability } from '../values/useAvailability.ts';
import { ChildSection } from '../record/ChildSection.tsx';

interface Props {
  plan: Plan;
  id: string;
  onClose: () => void;
}

/** Specification 1 §2.8. */
export function RecordDialog(props: Props) {
  const { plan, id } = props;
  return (
    <RecordOver plan={plan} id={id}>
      {(shown) => <Frame {...props} {...shown} />}
    </RecordOver>
  );
}

function Frame({ plan, id, onClose, record, complete, failure }: Props & PanelRecord) {
  const translate = useTranslate();
  const labelled = useId();
  const screens = useScreens();
  const { actions } = useAvailability();
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
            <>
              <Details details={plan.details} />
              {childrenOf(Object.values(screens.plans), plan, screens).map((child) => (
                <ChildSection key={child.name} plan={child} parent={record} />
              ))}
            </>
          ) : (
            plan.details.map(({ path }, index) => (
              <Skeleton key={path} width={`${50 + ((index * 17) % 40)}%`} height={28} animation={false} />
            ))
          ))}
      </DialogContent>
      <DialogActions>
        {record &&
          complete &&
          offeredOf(actions(plan, 'record'), { records: [record] }).map((action) => (
            <ActionButton key={action.name} plan={plan} action={action} ids={[id]} record={record} onDone={() => undefined} />
          ))}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
