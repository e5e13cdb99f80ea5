import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { FormPlan, SectionPlan } from '../../plan/FormPlan.ts';
import type { FieldInForm } from '../widgets/fieldset.ts';
import { FormField } from './FormField.tsx';

interface Props extends Pick<FieldInForm, 'control' | 'onLeave'> {
  formPlan: Pick<FormPlan, 'fields' | 'sections'>;
}

/** Shown fields in order: those of no section, then each section below its heading. */
export function FormFields({ formPlan: { fields, sections = [] }, ...around }: Props) {
  const shown = fields.filter(({ hidden }) => !hidden);
  const sectioned = new Set(sections.flatMap((section) => section.fields));
  const isAlone = ({ name }: { name: string }) => !sectioned.has(name);
  return (
    <>
      {shown.filter(isAlone).map((field) => (
        <FormField key={field.name} field={field} {...around} />
      ))}
      {sections.map((section) => (
        <Section key={section.label} section={section} fields={shown} {...around} />
      ))}
    </>
  );
}

function Section({
  section,
  fields,
  ...around
}: Pick<FieldInForm, 'control' | 'onLeave'> & { section: SectionPlan; fields: FormPlan['fields'] }) {
  const translate = useTranslate();
  const id = useId();
  const byName = new Map(fields.map((field) => [field.name, field]));
  return (
    <Framed role="group" aria-labelledby={id}>
      <Heading id={id}>{translate(section.label)}</Heading>
      {section.fields.map((name) => {
        const field = byName.get(name);
        return field && <FormField key={name} field={field} {...around} />;
      })}
    </Framed>
  );
}

const Framed = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  minWidth: 0,
  paddingTop: theme.spacing(2.5),
  borderTop: `1px solid ${theme.palette.divider}`,
  // Other values may hide all of its fields.
  '&:not(:has(> :not(h3)))': { display: 'none' },
}));

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.subtitle1, fontWeight: 600, margin: 0 }));
