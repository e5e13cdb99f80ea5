import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TemplatePlan } from '../../../plan/Plan.ts';
import { at, type Values } from '../../../plan/sources.ts';
import { RecordCard } from '../../layout/RecordSkeleton.tsx';
import { focusAt } from '../focusAt.ts';
import type { ResourceFormProps } from '../resourceFormProps.ts';
import { useLoadedForm } from '../useLoadedForm.ts';
import { composedForm } from './composedForm.ts';
import { fitting } from './fitting.ts';
import { TemplateChoiceContext, type Choice, type TemplateChoice } from '../../values/TemplateChoice.ts';
import { useTemplate, useTemplates, type Template } from './useTemplates.ts';

interface Props extends ResourceFormProps {
  template: TemplatePlan;
  Form: ComponentType<ResourceFormProps>;
}

export function TemplatedForm({ template: plan, Form, ...props }: Props) {
  const { loaded, record } = props;
  const translate = useTranslate();
  const [opened] = useState<RaRecord | undefined>(record);
  const [query, setQuery] = useSearchParams();
  const id = query.get(plan.query);
  const kinds = useLoadedForm(plan.values);
  const all = useTemplates(plan, opened === undefined);
  const { template, error, refetch, waits } = useTemplate(
    plan,
    opened ? { value: String(at(opened, plan.field)) } : id !== null && id !== '' ? { id } : undefined,
  );
  const [before, setBefore] = useState<{ template: Template | undefined; typed: Values } | null>(null);

  const form = useMemo(
    () => kinds && composedForm(loaded, kinds, plan, template?.items ?? [], opened),
    [kinds, loaded, plan, template, opened],
  );
  const initial = useMemo<Values | undefined>(
    () => (template && !opened ? { ...(before && fitting(before, template)), [plan.field]: template.value } : undefined),
    [template, opened, before, plan.field],
  );
  useFocusOn(plan.field, before !== null && !waits ? template?.id : undefined);
  const choice = useMemo<TemplateChoice>(
    () => ({
      ...all,
      current: template ?? null,
      choose: (next: Choice, typed: Values) => {
        setBefore({ template, typed });
        setQuery((old) => new URLSearchParams({ ...Object.fromEntries(old), [plan.query]: next.id }), { replace: true });
      },
    }),
    [all, template, plan.query, setQuery],
  );
  const isWanted = opened !== undefined || Boolean(id);
  const failed = error !== null && isWanted;
  if (!form || (isWanted && !template && !failed)) return <RecordCard lines={6} />;
  return (
    <TemplateChoiceContext value={choice}>
      {(failed || all.failed) && (
        <Alert
          severity="error"
          action={
            failed && (
              <Button color="inherit" size="small" onClick={refetch}>
                {translate('screens.retry')}
              </Button>
            )
          }
        >
          {translate(`resources.${props.plan.name}.${failed ? 'templateFailed' : 'templatesFailed'}`, {
            _: translate('screens.reference.failed'),
          })}
        </Alert>
      )}
      {!(opened && !template) && (
        <Form
          {...props}
          key={template?.id ?? ''}
          loaded={form}
          initial={initial ?? props.initial}
          draftId={template?.id}
          touched={before !== null || (props.touched ?? false)}
        />
      )}
    </TemplateChoiceContext>
  );
}

function useFocusOn(field: string, chosen: string | undefined): void {
  const last = useRef(chosen);
  useEffect(() => {
    if (chosen !== undefined && chosen !== last.current) focusAt(field);
    last.current = chosen;
  }, [field, chosen]);
}
