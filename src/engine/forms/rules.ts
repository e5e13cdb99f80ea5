import { _, nil, Name, stringify, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { beforeLookBack, disordered, tooFar } from './dates.ts';
import { faultyPhone, lacksCountryCode } from './phones.ts';
import { repeatedRows } from './repeatedRows.ts';

/** Where a rule found faults below the value that it judges: `['3.email']`; `['']` is the value itself. */
type Finder<S> = (value: never, rule: S) => string[];

/**
 * Rules that need code but no database, as Ajv keywords with `code`: such a keyword can be written into a precompiled validator,
 * which calls the function beside it. Each has one text, at `errorMessage.<keyword>` of the schema that it stands in.
 */
export const keywords: CodeKeywordDefinition[] = [
  rule('uniqueRows', 'repeatedRows', repeatedRows),
  rule('phoneCountry', 'phones', lacksCountryCode),
  rule('phone', 'phones', faultyPhone),
  rule('dateOrder', 'dates', disordered),
  rule('dateSpan', 'dates', tooFar, ({ maxDays }) => maxDays),
  rule('dateLookBack', 'dates', beforeLookBack, ({ days }) => days),
];

/** The keywords as schemas write them. */
export type Rules = {
  /**
   * No two objects have the same text at `by`, spaces around it and capitals apart; told at each later one's field.
   * On a list, or with `across` on an object: all rows of those of its lists together.
   */
  uniqueRows?: Parameters<typeof repeatedRows>[1];
  /** The text begins with a country's calling code; stands before `phone`, which such a text fails too. */
  phoneCountry?: true;
  /** The text is a valid number of the country of its calling code. */
  phone?: true;
  /** Of an object's two dates, `from` is not after `to`; told at `to`. */
  dateOrder?: Parameters<typeof disordered>[1];
  /** An object's two dates are in order and at most `maxDays` whole days apart; told at `to`, with the limit. */
  dateSpan?: Parameters<typeof tooFar>[1];
  /** An object's date at `from` is at most `days` days ago, by the machine's clock; told there, with the limit. */
  dateLookBack?: Parameters<typeof beforeLookBack>[1];
};

/** A keyword whose validator is a function of `<file>.ts` beside this one; `limit` is what its text interpolates. */
function rule<S>(keyword: keyof Rules, file: string, find: Finder<S>, limit?: (schema: S) => number): CodeKeywordDefinition {
  return {
    keyword,
    code(context: KeywordCxt) {
      const { gen, data, schema } = context;
      const called = gen.scopeValue('func', { ref: find, code: _`require(${`forms/${file}`}).${new Name(find.name)}` });
      const given = stringify(schema);
      gen.forOf('at', _`${called}(${data}, ${given})`, (at) => {
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
