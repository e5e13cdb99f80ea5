export interface ValidationError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** Precompiled validator of `src/generated/forms`. */
export type Validate = ((value: unknown) => boolean) & { errors?: ValidationError[] | null };

export interface FieldError {
  key: string;
  args?: { limit: number };
}

/** Only the first of a field's errors is shown: missing before malformed. */
const order = ['required', 'type', 'minLength', 'minItems', 'maxLength', 'maxItems', 'phoneCountry', 'dateOrder'];

export function fieldErrors(errors: readonly ValidationError[] | null | undefined): Record<string, FieldError> {
  const ranked = (errors ?? []).flatMap(describe).sort((a, b) => a.rank - b.rank);
  const byPath: Record<string, FieldError> = {};
  for (const { path, error } of ranked) byPath[path] ??= error;
  return byPath;
}

function describe(error: ValidationError): { path: string; error: FieldError; rank: number }[] {
  // “if” only reports that a branch failed, which has its own error.
  if (error.keyword === 'if') return [];
  const causes = error.keyword === 'errorMessage' ? (error.params['errors'] as ValidationError[]) : [error];
  return causes.map((cause) => {
    const below = cause.params['missingProperty'] ?? cause.params['additionalProperty'] ?? cause.params['at'];
    const path = [...error.instancePath.split('/').slice(1).map(unescaped), ...(typeof below === 'string' && below ? [below] : [])].join(
      '.',
    );
    const { limit } = cause.params;
    const key = error.keyword === 'errorMessage' ? (error.message ?? '') : `validation.${cause.keyword}`;
    const rank = order.indexOf(cause.keyword);
    return { path, error: { key, ...(typeof limit === 'number' && { args: { limit } }) }, rank: rank < 0 ? order.length : rank };
  });
}

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
