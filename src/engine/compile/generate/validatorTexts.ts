import type { Form } from '../../forms/form.ts';
import type { FormPlan } from '../../plan/Plan.ts';
import { runtimeText } from './runtime.ts';
import { formIndexText, formLoadersText, formText, sharedText } from './validators.ts';

/** Modules of the forms; a validator is compiled again only when its schema changed. */
export class ValidatorTexts {
  private readonly known = new Map<string, { of: string; text: string }>();

  of(plans: Record<string, FormPlan>, forms: Record<string, Form>): Map<string, string> {
    const sorted = Object.entries(plans).sort(([a], [b]) => (a < b ? -1 : 1));
    const ids = sorted.map(([id]) => id);
    const texts = new Map([
      ['forms/runtime.ts', runtimeText],
      ['forms/all.ts', formIndexText(ids)],
      ['forms/load.ts', formLoadersText(ids)],
    ]);
    const schemas = new Map(ids.map((id) => [id, JSON.stringify(forms[id]?.schema)]));
    for (const [id, plan] of sorted) {
      const form = forms[id];
      const alike = ids.filter((each) => schemas.get(each) === schemas.get(id));
      const shared = form && alike.length > 1 ? `validators/${alike[0]}` : undefined;
      const of = JSON.stringify([plan, form?.schema, shared]);
      texts.set(
        `forms/${id}.ts`,
        this.kept(id, of, () => formText(plan, form, shared)),
      );
      if (form && shared)
        texts.set(
          `forms/${shared}.ts`,
          this.kept(shared, schemas.get(id) ?? '', () => sharedText(shared, form)),
        );
    }
    return texts;
  }

  private kept(path: string, of: string, write: () => string): string {
    const known = this.known.get(path);
    if (known?.of === of) return known.text;
    const text = write();
    this.known.set(path, { of, text });
    return text;
  }
}
