import type { Form } from '../../forms/form.ts';
import type { Dialect } from '../../dialects/Dialect.ts';
import type { Located } from '../compileAll.ts';
import type { Read } from '../drift.ts';
import type { Environment } from '../context.ts';
import type { Catalogue } from './catalogue.ts';
import { neighbours, withForms } from './open.ts';

export interface CompleteInput {
  located: readonly Located[];
  forms: Record<string, Form>;
  /** Differences of the API from the dialect that is detected. @default none */
  adjust?: Partial<Dialect> | undefined;
  /** Parts that the console registers. @default not checked */
  registered?: RegisteredNames | undefined;
}

export type RegisteredNames = Pick<Environment, 'widgets' | 'pages' | 'previews' | 'dialogs' | 'layouts'>;

export function completed({ located, forms, registered }: CompleteInput, catalogue: Catalogue): Read {
  const entries = new Map(catalogue.entries.map((entry) => [entry.name, entry]));
  const all: Record<string, Form> = { ...forms };
  const inferred = new Set<string>();
  const whole = located.map(({ file, declaration }): Located => {
    const found = catalogue.inferred(declaration.name);
    const complete = withForms(declaration, found);
    for (const id of Object.values(complete.forms ?? {})) {
      if (all[id] !== undefined || !found?.forms[id]) continue;
      all[id] = found.forms[id];
      inferred.add(id);
    }
    return { file, declaration: complete };
  });
  const env = new Map(
    located.flatMap(({ declaration }) => neighbours({ declared: whole, entries }, declaration)).map((each) => [each.name, each]),
  );
  return { located: whole, dialect: catalogue.dialect, env: { ...registered, forms: all, declarations: [...env.values()] }, inferred };
}
