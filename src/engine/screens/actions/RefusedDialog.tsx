import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Plan } from '../../plan/Plan.ts';
import { takes } from '../../plan/Source.ts';
import type { Values } from '../../plan/sources.ts';
import { titleOf } from '../../plan/titleOf.ts';
import { byReason, knownNames, type RefusedGroup } from './refusals.ts';
import type { Refused } from './runInParts.ts';

/** Every row that was left as it was, by reason; also thousands of them. */
export function RefusedDialog({ plan, refused, onClose }: { plan: Plan; refused: readonly Refused[]; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const groups = useMemo(() => byReason(refused), [refused]);
  const names = useNames(plan, refused);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 640 } } }}>
      <DialogTitle id={id}>{translate('screens.tools.refused.title', { smart_count: refused.length })}</DialogTitle>
      <DialogContent>
        {groups.map((group, index) => (
          <Group key={`${group.reason} ${JSON.stringify(group.args)}`} group={group} names={names} open={index === 0} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Group({ group: { reason, args, ids }, names, open }: { group: RefusedGroup; names: ReadonlyMap<string, string>; open: boolean }) {
  const translate = useTranslate();
  const [shown, setShown] = useState(part);
  const why = translate(reason, { ...args, smart_count: args?.['count'], _: translate('screens.action.refusedWhy') });
  return (
    <Reason open={open}>
      <summary>
        <b>{translate('screens.tools.refused.rows', { smart_count: ids.length })}</b> {why}
      </summary>
      <ul>
        {ids.slice(0, shown).map((id) => (
          <li key={id}>{names.get(id) ?? id}</li>
        ))}
      </ul>
      {ids.length > shown && (
        <Button size="small" onClick={() => setShown(shown + part)}>
          {translate('screens.tools.refused.more', { smart_count: Math.min(part, ids.length - shown) })}
        </Button>
      )}
    </Reason>
  );
}

/** Names from cached lists; some of the others are fetched. */
function useNames(plan: Plan, refused: readonly Refused[]): ReadonlyMap<string, string> {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const [names, setNames] = useState(() => knownNames(queryClient, plan));
  useEffect(() => {
    const unknown = refused.map(({ _id }) => _id).filter((id) => !names.has(id));
    const takesIds = plan.list?.vars.some(([, source]) => takes(source, 'ids')) ?? false;
    const ids = unknown.slice(0, takesIds ? 100 : plan.get ? 20 : 0);
    if (ids.length === 0) return;
    let left = false;
    const ask = async () => {
      const { data } = await dataProvider.getMany<Values & { id: string }>(plan.name, { ids });
      if (!left) setNames((now) => new Map([...now, ...data.map((row): [string, string] => [row.id, titleOf(plan, row)])]));
    };
    // Without names, the ids are shown.
    ask().catch(() => undefined);
    return () => {
      left = true;
    };
    // Once for each set of rows: names that have come must not ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [plan, refused, dataProvider]);
  return names;
}

const part = 200;

const Reason = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1, 0),
  borderBottom: `1px solid ${theme.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  '& summary': { cursor: 'pointer', padding: theme.spacing(0.5, 0) },
  '& ul': { margin: theme.spacing(0.5, 0), paddingInlineStart: theme.spacing(3), maxHeight: 320, overflow: 'auto' },
  '& li': { overflowWrap: 'anywhere' },
}));
