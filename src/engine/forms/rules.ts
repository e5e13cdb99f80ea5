import { _, nil, Name, stringify, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { beforeLookBack, disordered, tooFar } from './dates.ts';
import { faultyPhone, lacksCountryCode } from './phones.ts';
import { repeatedRows } from './repeatedRows.ts';

/** Paths of faults below the validated value, `['3.email']`; `['']` is the value itself. */
type Finder<S> = (value: never, rule: S) => string[];

/**
 * Ajv keywords with `code`, so that precompiled validators can call them; messages at `errorMessage.<keyword>`.
 * @internal
 */
export const keywords: CodeKeywordDefinition[] = [
  rule('uniqueRows', 'repeatedRows', repeatedRows),
  rule('phoneCountry', 'phones', lacksCountryCode),
  rule('phone', 'phones', faultyPhone),
  rule('dateOrder', 'dates', disordered),
  rule('dateSpan', 'dates', tooFar, ({ maxDays }) => maxDays),
  rule('dateLookBack', 'dates', beforeLookBack, ({ days }) => days),
];

export type Rules = {
  /** Ignores outer spaces and, unless `exact`, case; reported at the later rows. With `across`, the rows of several lists together. */
  uniqueRows?: Parameters<typeof repeatedRows>[1];
  /** Country's calling code; precedes `phone`, which fails as well. */
  phoneCountry?: true;
  phone?: true;
  /** `from` is not after `to`; reported at `to`. */
  dateOrder?: Parameters<typeof disordered>[1];
  /** In order and at most `maxDays` whole days apart; reported at `to`, with the limit. */
  dateSpan?: Parameters<typeof tooFar>[1];
  /** `from` is at most `days` days ago by the machine's clock; reported there, with the limit. */
  dateLookBack?: Parameters<typeof beforeLookBack>[1];
};

function rule<S>(keyword: keyof Rules, file: string, find: Finder<S>, limit?: (schema: S) => number): CodeKeywordDefinition {
  return {
    keyword,
    code(context: KeywordCxt) {
      const { gen, data, schema } = context;
      const called = gen.scopeValue('func', { ref: find, code: _`require(${`forms/${file}`}).${new Name(find.name)}` });
      const input = stringify(schema);
      gen.forOf('at', _`${called}(${data}, ${input})`, (at) => {
        context.setParams({ at, ...(limit && { limit: stringify(limit(schema as S)) }) });
        context.error(true);
      });
    },
    error: {
      message: `must satisfy ${keyword}`,
      params: ({ params }) => _`{at: ${params['at'] ?? nil}${params['limit'] ? _`, limit: ${params['limit']}` : nil}}`,
    },
  };
}
