import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ResourceContextProvider, useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { at, type Values } from '../../../plan/sources.ts';
import { FormField } from '../../form/FormField.tsx';
import { useLeaveGuard } from '../../form/useLeaveGuard.tsx';
import { FormScopeContext } from '../../values/FormScope.tsx';
import { initialValues } from '../../values/formValues.ts';
import { keyLabel } from '../../values/keyLabel.ts';
import type { CellEditorProps } from './cellEditorProps.ts';
import { CellConflict } from './CellConflict.tsx';
import { useCellSave, type CellSave } from './useCellSave.ts';

interface Props extends CellEditorProps {
  record: RaRecord;
  saveRef: RefObject<(() => void) | null>;
}

/** Enter saves, Tab saves and goes on, Escape gives up; refused, the value stays with its reason. */
export function CellForm({ plan, action, form, field: name, id, record, saveRef, onClose }: Props) {
  const translate = useTranslate();
  const field = form.plan.fields.find((each) => each.name === name);
  const initial = useMemo(() => initialValues(form.plan, record), [form, record]);
  const typing = useForm<Values>({ defaultValues: initial });
  const frame = useRef<HTMLDivElement>(null);
  const { send, sending, conflict, resolve }: CellSave = useCellSave({ plan, action, form, field: name, id, record, typing });
  const { isDirty } = typing.formState;
  const guard = useLeaveGuard(isDirty, never, nothing);
  useEffect(() => focusInput(frame), []);
  const go = async (step: 1 | -1 | 0) => {
    if (await send()) onClose(step);
    else focusInput(frame);
  };
  useEffect(() => {
    saveRef.current = () => void go(0);
  });
  if (!field) return null;
  const isLong = field.kind === 'multiline';
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, shiftKey } = event;
    // A menu or dialog of the input is elsewhere in the document.
    if (event.defaultPrevented || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (key === 'Enter' && target.tagName !== 'BUTTON' && (!isLong || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void go(0);
    }
    if (key === 'Tab' && isEnd(frame.current, target, shiftKey)) {
      event.preventDefault();
      void go(shiftKey ? -1 : 1);
    }
  };
  return (
    <FormProvider {...typing}>
      <ResourceContextProvider value={plan.name}>
        <FormScopeContext value={noScope}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the input inside */}
          <Frame onKeyDown={onKeyDown} aria-busy={sending}>
            <div ref={frame}>
              <FormField field={field} control={typing.control} onLeave={nothing} />
            </div>
            {conflict && <CellConflict field={field} theirs={at(conflict.initial, name)} onResolve={resolve} />}
            <footer>
              <small>{translate(isLong ? 'screens.edit.keysLong' : 'screens.edit.keys', { save: keyLabel('Control+Enter') })}</small>
              <Button size="small" onClick={() => onClose(0)}>
                {translate('ra.action.cancel')}
              </Button>
              <Button size="small" variant="contained" loading={sending} onClick={() => void go(0)}>
                {translate('ra.action.save')}
              </Button>
            </footer>
          </Frame>
          {guard}
        </FormScopeContext>
      </ResourceContextProvider>
    </FormProvider>
  );
}

const focusable = 'input:not([type=hidden]), textarea, select, button, [tabindex="0"]';

/** True at the last place of the input that Tab reaches; backwards at the first. */
function isEnd(frame: HTMLElement | null, target: HTMLElement, backwards: boolean): boolean {
  const places = [...(frame?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled'),
  );
  return target === (backwards ? places[0] : places.at(-1));
}

/** After an input's code is loaded. */
function focusInput(frame: RefObject<HTMLElement | null>): void {
  const tryAgain = (left: number) =>
    requestAnimationFrame(() => {
      const input = frame.current?.querySelector<HTMLElement>(
        'input:not([type=hidden], :disabled), textarea:not(:disabled), select, button',
      );
      if (!input) return left > 0 ? tryAgain(left - 1) : undefined;
      input.focus();
      if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
    });
  tryAgain(60);
}

const never = () => false;
const noScope = {};
const nothing = () => undefined;

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > footer': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& > footer > small': { ...theme.typography.caption, flex: 1, color: theme.palette.text.secondary },
}));
