import Button from '@mui/material/Button';
import { RecordContextProvider, ResourceContextProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { GeneratedForm } from '../../forms/generated.ts';
import { derived } from '../../forms/transforms.ts';
import type { FieldPlan, Plan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { RefusalContext } from '../values/refusal.ts';
import { useScreens } from '../values/ScreensProvider.tsx';
import { useShell } from '../values/ShellProvider.tsx';
import { useConfirmChecks, type AffectedRecords } from './confirmChecks.tsx';
import { confirmationOf, ConfirmSave } from './ConfirmSave.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { draftKey } from './drafts.ts';
import { focusFirst } from './focusAt.ts';
import { FormScopeContext, type FormScope } from '../values/FormScope.tsx';
import { FormFields } from './FormFields.tsx';
import { PreviewLayout, FormPreview } from './FormPreview.tsx';
import { Fields, Foot, Frame, Intro } from './FormFrame.tsx';
import { initialValues, isBlank } from '../values/formValues.ts';
import { pathsOf, resolverOf } from './resolver.ts';
import { ShownFields } from './ShownFields.tsx';
import { SaveButton } from './SaveButton.tsx';
import { sentValues } from './sentValues.ts';
import { useDraft } from './useDraft.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useRowsValidatedTogether } from './useRowsValidatedTogether.ts';

export type Sent = () => void;

export interface PlanFormProps extends FormScope {
  plan: Plan;
  record?: Values | undefined;
  loaded: GeneratedForm;
  /** An emptied text is left out of a `create`, and empties an `update`. */
  use: 'create' | 'update';
  initial?: Values | undefined;
  draftId?: string | undefined;
  /** Returns the next step, or nothing if the values were refused. */
  send: (data: Values, form: UseFormReturn<Values>) => Promise<Sent | undefined>;
  sending: boolean;
  cancel?: string | (() => void) | undefined;
  /** @default the catalogue's Save */
  saveLabel?: string;
  again?: Ref<() => void>;
  /** Forgets what was typed, for a frame that is left. */
  dropDraft?: Ref<() => void>;
  bare?: boolean;
  /** Stays on the page after Save, with the saved values. */
  stays?: boolean;
  guards?: string | undefined;
  /** Starts dirty. */
  touched?: boolean;
  readOnly?: boolean;
  below?: ReactNode;
  onDirty?: (dirty: boolean) => void;
}

export function PlanForm({
  loaded,
  use,
  initial,
  draftId,
  send,
  sending,
  cancel,
  saveLabel,
  again,
  dropDraft,
  bare = false,
  stays = false,
  touched = false,
  guards,
  readOnly = false,
  below,
  onDirty,
  plan,
  record,
  section,
  parent,
}: PlanFormProps) {
  const formPlan = loaded.plan;
  const translate = useTranslate();
  const notify = useNotify();
  const { base, userId } = useScreens();
  const form = useForm<Values>({
    defaultValues: useMemo(() => initialValues(formPlan, initial), [formPlan, initial]),
    resolver: useMemo(
      () => resolverOf(loaded, translate, (typed) => sentValues(formPlan.fields, use, typed)),
      [loaded, translate, formPlan, use],
    ),
    // Validate on Save, then while typing: validating on blur would swallow the first click on Save.
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const isDirty = form.formState.isDirty || touched;
  const done = useRef(false);
  const draft = useDraft(draftKey(userId, base, formPlan.id, draftId), formPlan, form);
  const guard = useLeaveGuard(
    isDirty,
    useCallback(() => done.current, []),
    draft.drop,
    guards,
  );
  const cancelValidation = useRowsValidatedTogether(form, formPlan, sending);
  const [loading, setAsking] = useState<{ data: Values; found?: AffectedRecords | undefined } | null>(null);
  const askFirst = useConfirmChecks(record);
  const [refusal, setRefusal] = useState<string>();

  const go = async (data: Values) => {
    const then = await send(data, form);
    if (!then) return;
    done.current = true;
    draft.drop();
    then();
    if (stays) done.current = false;
  };
  const validated = form.handleSubmit(
    async (data) => {
      const confirmation = confirmationOf(formPlan, data, form.formState.defaultValues ?? {});
      const found = confirmation && (await askFirst(confirmation));
      return confirmation && found !== 'none' ? setAsking({ data, found }) : go(data);
    },
    (errors) => {
      notify('validation.failed', { type: 'error' });
      focusFirst(pathsOf(errors));
    },
  );
  const submit = (event?: FormEvent) => {
    cancelValidation();
    return validated(event);
  };
  useImperativeHandle(again, () => () => void submit());
  useImperativeHandle(dropDraft, () => draft.drop);
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
  const leave = useCallback(
    (field: FieldPlan, value: unknown) => {
      for (const { name, derive: rule } of formPlan.fields) {
        if (rule?.from !== field.name || isBlank(value) || !isBlank(form.getValues(name))) continue;
        form.setValue(name, derived(rule.by, value), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      }
    },
    [formPlan, form],
  );

  const { scope } = useShell();
  const help = translate(`forms.${formPlan.id.replaceAll('/', '.')}.help`, { ...scope?.words, _: '' });
  const frame = (
    <Frame
      bare={bare}
      noValidate
      aria-busy={sending}
      onSubmit={submit}
      aria-label={translate(`forms.${formPlan.id.replaceAll('/', '.')}.title`, { _: '' }) || undefined}
    >
      {draft.found && !isDirty && <DraftNotice draft={draft.found} onRestore={draft.restore} onDrop={draft.drop} />}
      {help && <Intro>{help}</Intro>}
      {readOnly && <Intro>{translate('screens.form.readOnly')}</Intro>}
      {formPlan.shows && record && <ShownFields details={plan.details} paths={formPlan.shows} record={record} />}
      <Fields disabled={readOnly}>
        <FormFields formPlan={formPlan} control={form.control} onLeave={leave} />
      </Fields>
      {below}
      {!readOnly && (
        <Foot bare={bare}>
          <SaveButton
            formPlan={formPlan}
            control={form.control}
            saving={sending}
            use={use}
            label={saveLabel}
            touched={touched}
            refusal={refusal}
          />
          {cancel !== undefined && (
            <Button {...(typeof cancel === 'string' ? { component: Link, to: cancel } : { onClick: cancel })} disabled={sending}>
              {translate('ra.action.cancel')}
            </Button>
          )}
          {stays && form.formState.isDirty && (
            <Button
              disabled={sending}
              onClick={() => {
                draft.drop();
                form.reset();
              }}
            >
              {translate('screens.form.reset')}
            </Button>
          )}
        </Foot>
      )}
      {guard}
      {loading && (
        <ConfirmSave
          formPlan={formPlan}
          values={loading.data}
          found={loading.found}
          before={form.formState.defaultValues ?? {}}
          onConfirm={(typed) => {
            setAsking(null);
            void go({ ...loading.data, ...typed });
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </Frame>
  );
  return (
    <FormProvider {...form}>
      <ResourceContextProvider value={plan.name}>
        <RecordContextProvider value={record}>
          <FormScopeContext value={useMemo(() => ({ section, parent }), [section, parent])}>
            <RefusalContext value={setRefusal}>
              {formPlan.preview ? (
                <PreviewLayout data-wide>
                  {frame}
                  <FormPreview name={formPlan.preview} control={form.control} />
                </PreviewLayout>
              ) : (
                frame
              )}
            </RefusalContext>
          </FormScopeContext>
        </RecordContextProvider>
      </ResourceContextProvider>
    </FormProvider>
  );
}
