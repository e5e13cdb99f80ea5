import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { DraftNotice } from '../../../engine/screens/form/DraftNotice.tsx';
import { focusAt } from '../../../engine/screens/form/focusAt.ts';
import { useLeaveGuard } from '../../../engine/screens/form/useLeaveGuard.tsx';
import { AdvancedRule } from './AdvancedRule.tsx';
import { ConfirmUpdate } from './ConfirmUpdate.tsx';
import { EditorFoot } from './EditorFoot.tsx';
import { NewerRules } from './newer/NewerRules.tsx';
import { RuleBody } from './RuleBody.tsx';
import { editorRules, newRule, type EditorRule } from './rules/editorRules.ts';
import { customerPlace, placeOf, placesInOrder, type Faults } from './rules/faults.ts';
import { useEditor } from './rules/useEditor.ts';
import { useSentences } from './rules/useSentences.ts';
import type { Read, Store } from './stores/permissionStore.ts';
import { Message, Note, RuleCard, RuleTitle } from './styles.ts';
import type { useCustomers } from './useCustomers.ts';
import { useRulesDraft, type RulesDraft } from './useRulesDraft.ts';
import { useSaving } from './useSaving.ts';
import { useTrees } from './useTrees.ts';

interface Props {
  store: Store;
  first: Read;
  record: RaRecord;
  customers: ReturnType<typeof useCustomers>;
  locked: string | undefined;
}

/** The editor of one policy: a basic rule and advanced ones, Update with a look at its consequences (spec 2 §2, §4). */
export function Editor({ store, first, record, customers, locked }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  // Only a save, or merging a newer version, changes the loaded state.
  const [read, setRead] = useState(first);
  const { own } = customers;
  const editor = useEditor(() => editorRules(first.rules, own));
  const { rules, shown, missing, dirty, change } = editor;
  const readOnly = locked !== undefined;
  const trees = useTrees(rules);
  const who = String(record['name'] ?? '');
  const sentence = useSentences({ read, who, departmentName: trees.nameOf, customerName: customers.nameOf });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [loading, setAsking] = useState(false);
  const [again, setAgain] = useState(false);

  const unsaved = useMemo(
    (): RulesDraft | undefined =>
      dirty
        ? { rules, read: { rules: read.rules, statements: read.statements, version: read.version, policyId: read.policyId } }
        : undefined,
    [dirty, rules, read],
  );
  const draft = useRulesDraft(store.tab, String(record.id), unsaved);
  const guard = useLeaveGuard(
    dirty,
    useCallback(() => false, []),
    draft.drop,
    'tab',
  );
  const restore = () => {
    const left = draft.found?.values as unknown as RulesDraft | undefined;
    draft.taken();
    if (!left) return;
    setRead((now) => ({ ...now, ...left.read, version: left.read.version, policyId: left.read.policyId }));
    change.start(editorRules(left.read.rules, own), left.rules);
  };

  const goTo = useCallback(
    (faults: Faults, among: readonly EditorRule[]) => {
      const places = placesInOrder(faults, among);
      if (places.length === 0) return;
      // A closed rule shows no fault.
      setOpen(
        (before) => new Set([...before, ...among.filter(({ key }) => places.some((place) => isIn(place, key))).map(({ key }) => key)]),
      );
      focusAt(places);
    },
    [setOpen],
  );
  const { save, saving, newer, settle } = useSaving({
    store,
    read,
    onRefused: (faults) => {
      change.refuse(faults);
      goTo(faults, rules);
    },
    onSaved: (fresh) => {
      setRead(fresh);
      change.start(editorRules(fresh.rules, own));
      draft.drop();
    },
  });
  const update = () => {
    change.validate();
    if (Object.keys(missing).length === 0) return setAsking(true);
    notify('permissions.saveFailed', { type: 'error' });
    goTo(missing, rules);
  };
  useEffect(() => {
    if (!again) return;
    setAgain(false);
    update();
    // Once what was chosen stands in the editor.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [again]);

  const body = { readOnly, faults: shown, read, trees, customers, change };
  const [basic, ...advanced] = rules;
  const theirs = useMemo(() => newer && editorRules(newer.rules, own), [newer, own]);
  const add = () => {
    const made = newRule(own);
    change.rules((before) => [...before, made]);
    setOpen((before) => new Set([...before, made.key]));
    focusAt(made.customers.map((row) => customerPlace(made.key, row.key, 'customerId')));
  };
  const remove = (key: string) => {
    change.removeRule(key);
    focusAt(placeOf('add'));
  };
  return (
    <Form
      noValidate
      aria-busy={saving}
      aria-label={translate(`permissions.form.${store.tab}`)}
      onSubmit={(event) => event.preventDefault()}
    >
      {draft.found && !dirty && !readOnly && <DraftNotice draft={draft.found} onRestore={restore} onDrop={draft.drop} />}
      {locked && <Alert severity="info">{translate(locked)}</Alert>}
      {read.policyId === undefined && store.tab === 'talentHub' && (
        <Note>{translate(readOnly ? 'permissions.noneYet' : 'permissions.notYet')}</Note>
      )}
      {basic && (
        <RuleCard aria-labelledby={`${id}-basic`}>
          <div>
            <RuleTitle id={`${id}-basic`}>{translate('permissions.basic')}</RuleTitle>
            <Message>{sentence(basic)}</Message>
          </div>
          <RuleBody rule={basic} {...body} />
        </RuleCard>
      )}
      <Advanced aria-labelledby={`${id}-advanced`}>
        <div>
          <RuleTitle id={`${id}-advanced`}>{translate('permissions.advanced.title')}</RuleTitle>
          <Note>{translate('permissions.advanced.help')}</Note>
        </div>
        {advanced.length === 0 && readOnly && <Note>{translate('permissions.advanced.none')}</Note>}
        {advanced.map((rule, index) => (
          <AdvancedRule
            key={rule.key}
            rule={rule}
            number={index + 1}
            sentence={sentence(rule)}
            open={open.has(rule.key)}
            mayRemove={!readOnly}
            onOpen={(key) => setOpen((before) => flipped(before, key))}
            onRemove={remove}
            {...body}
          />
        ))}
        {!readOnly && (
          <Button variant="outlined" startIcon={<Add />} onClick={add} data-field={placeOf('add')} sx={{ justifySelf: 'start' }}>
            {translate('permissions.advanced.add')}
          </Button>
        )}
      </Advanced>
      {!readOnly && (
        <EditorFoot
          saving={saving}
          dirty={dirty}
          wrong={Object.keys(shown).length > 0}
          onUpdate={update}
          onReset={() => {
            change.start(editor.read);
            draft.drop();
          }}
        />
      )}
      {guard}
      {loading && (
        <ConfirmUpdate
          name={who}
          variables={store.preview(read, rules)}
          onConfirm={() => {
            setAsking(false);
            void save(rules);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {newer && theirs && (
        <NewerRules
          record={record}
          opened={editor.read}
          mine={rules}
          theirs={theirs}
          sentence={sentence}
          sections={read.sections}
          departmentName={trees.nameOf}
          onResolve={(chosen, saveNow) => {
            settle();
            if (!chosen) return;
            setRead(newer);
            change.start(theirs, chosen);
            setAgain(saveNow);
          }}
        />
      )}
    </Form>
  );
}

const isIn = (place: string, key: string) => place === placeOf(key) || place.startsWith(`${placeOf(key)}.`);

function flipped(before: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(before);
  if (!next.delete(key)) next.add(key);
  return next;
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  width: '100%',
  maxWidth: 1200,
  minWidth: 0,
  // Keeps the focused element clear of the two sticky bars.
  '& :is(a, button, input, [tabindex], [data-field])': { scrollMarginBlock: theme.spacing(9, 12) },
}));

const Advanced = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5), minWidth: 0 }));
