import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate, type RaRecord } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { Intro } from '../../../../engine/screens/form/FormFrame.tsx';
import { MineOrTheirs } from '../../../../engine/screens/form/newer/MineOrTheirs.tsx';
import { useLastChange } from '../../../../engine/screens/form/newer/useLastChange.ts';
import type { Sections } from '../../../../domain/permissionLabels.ts';
import { actionName, type EditorRule } from '../rules/editorRules.ts';
import type { Sentence } from '../rules/useSentences.ts';
import { asSaved, differing, mayKeep, onlyIn, resolvedRules, slotsOf, type Slot } from './slots.ts';

interface Props {
  record: RaRecord;
  /** The rules as they were opened, as they stand here, and as somebody else has saved them since. */
  opened: readonly EditorRule[];
  mine: readonly EditorRule[];
  theirs: readonly EditorRule[];
  sentence: Sentence;
  sections: Sections;
  departmentName: (id: string) => string | undefined;
  /** The rules as they were chosen, and whether they are to be saved; nothing where all stays as it is. */
  onResolve: (rules: EditorRule[] | null, save: boolean) => void;
}

/** Compares both versions rule by rule and lets the user choose; nothing is lost before. */
export function NewerRules({ record, opened, mine, theirs, sentence, sections, departmentName, onResolve }: Props) {
  const translate = useTranslate();
  const id = useId();
  const slots = useMemo(() => slotsOf(opened, mine, theirs), [opened, mine, theirs]);
  const found = useMemo(() => differing(slots), [slots]);
  // Rules changed only by the other person default to theirs.
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(slots.filter((slot) => !slot.changedHere || !mayKeep(slot)).map(({ key }) => key)),
  );
  const who = useLastChange({ id: record.id });
  const only = (one: EditorRule | undefined, other: EditorRule | undefined): string => {
    const { hierarchyIds, actions } = onlyIn(one, other);
    const names = [...hierarchyIds.flatMap((each) => departmentName(each) ?? []), ...actions.map((label) => actionName(label, sections))];
    return [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])].join(', ');
  };
  const all = new Set(slots.map(({ key }) => key));
  const take = (slot: Slot, them: boolean) => {
    const next = new Set(taken);
    if (them) next.add(slot.key);
    else next.delete(slot.key);
    setTaken(next);
  };
  return (
    <Dialog
      open
      onClose={() => onResolve(null, false)}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate('permissions.newer.title', { name: record['name'] })}</DialogTitle>
      <DialogContent>
        <Intro id={`${id}-text`} sx={{ mb: 2 }}>
          {who} {translate(found.length === 0 ? 'permissions.newer.same' : 'permissions.newer.text')}
        </Intro>
        {found.map((slot) => (
          <Choice
            key={slot.key}
            slot={slot}
            name={nameOf(slot)}
            theirs={taken.has(slot.key)}
            sentence={sentence}
            only={only}
            onTake={take}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onResolve(null, false)}>{translate('permissions.newer.later')}</Button>
        <Button onClick={() => onResolve(resolvedRules(slots, all), false)}>{translate('screens.form.newer.takeTheirs')}</Button>
        {found.length > 0 && (
          <>
            <Button onClick={() => onResolve(resolvedRules(slots, new Set()), true)}>{translate('screens.form.newer.keepMine')}</Button>
            <Button variant="contained" onClick={() => onResolve(resolvedRules(slots, taken), true)}>
              {translate('screens.form.newer.saveChosen')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );

  function nameOf(slot: Slot): string {
    const own = slot.mine ? mine.indexOf(slot.mine) : slot.opened ? opened.indexOf(slot.opened) : -1;
    if (own < 0) return translate('permissions.newer.added');
    return own === 0 ? translate('permissions.basic') : translate('permissions.advanced.rule', { n: own });
  }
}

interface ChoiceProps {
  slot: Slot;
  name: string;
  theirs: boolean;
  sentence: Sentence;
  only: (one: EditorRule | undefined, other: EditorRule | undefined) => string;
  onTake: (slot: Slot, theirs: boolean) => void;
}

function Choice({ slot, name, theirs, sentence, only, onTake }: ChoiceProps) {
  const translate = useTranslate();
  const shown = (rule: EditorRule | undefined, other: EditorRule | undefined) => {
    const own = only(rule, other);
    return (
      <>
        <span>{rule ? sentence(rule) : translate(slot.opened ? 'permissions.newer.removed' : 'permissions.newer.none')}</span>
        {own !== '' && <small>{translate('permissions.newer.only', { what: own })}</small>}
      </>
    );
  };
  const mine = asSaved(slot);
  return (
    <MineOrTheirs
      legend={name}
      sides={{ mine: shown(mine, slot.theirs), theirs: shown(slot.theirs, mine) }}
      chosen={theirs ? 'theirs' : 'mine'}
      onChoose={(side) => onTake(slot, side === 'theirs')}
      onlyTheirs={!mayKeep(slot)}
    />
  );
}

const mostNamed = 8;
