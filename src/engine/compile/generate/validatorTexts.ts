import type { Form } from '../../forms/form.ts';
import type { FormPlan } from '../../plan/Plan.ts';
import { runtimeText } from './runtime.ts';
import { formIndexText, formLoadersText, formText } from './validators.ts';

/** Modules of the forms; a validator is compiled again only when its form changed. */
export class ValidatorTexts {
  private readonly known = new Map<string, { of: string; text: string }>();

  of(plans: Record<string, FormPlan>, forms: Record<string, Form>): Map<string, string> {
    const sorted = Object.entries(plans).sort(([a], [b]) => (a < b ? -1 : 1));
    const ids = sorted.map(([id]) => id);
    return new Map([
      ['forms/runtime.ts', runtimeText],
      ['forms/all.ts', formIndexText(ids)],
      ['forms/load.ts', formLoadersText(ids)],
      ...sorted.map(([id, plan]) => [`forms/${id}.ts`, this.textOf(plan, forms[id])] as const),
    ]);
  }

  private textOf(plan: FormPlan, form: Form | undefined): string {
    const of = JSON.stringify([plan, form?.schema]);
    const known = this.known.get(plan.id);
    if (known?.of === of) return known.text;
    const text = formText(plan, form);
    this.known.set(plan.id, { of, text });
    return text;
  }
}
