/** What a precompiled validator says of a value. */
export interface ValidationError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** A precompiled validator of `src/generated/forms`. */
export type Validate = ((value: unknown) => boolean) & { errors?: ValidationError[] | null };

/** What is wrong with one field: a key of the catalogues and what its text interpolates. */
export interface FieldError {
  key: string;
  args?: { limit: number };
}

/** Of several faults of one field the first of these is told: that it is missing before that it is malformed. */
const order = ['required', 'type', 'minLength', 'minItems', 'maxLength', 'maxItems', 'phoneCountry', 'dateOrder'];

/** A validator's errors by field path, one each. */
export function fieldErrors(errors: readonly ValidationError[] | null | undefined): Record<string, FieldError> {
  const told = (errors ?? []).flatMap(tell).sort((a, b) => a.rank - b.rank);
  const byPath: Record<string, FieldError> = {};
  for (const { path, error } of told) byPath[path] ??= error;
  return byPath;
}

function tell(error: ValidationError): { path: string; error: FieldError; rank: number }[] {
  // «if» only says that one of its branches failed, which tells its own story.
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
