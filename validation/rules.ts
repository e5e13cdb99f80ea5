import type { CodeKeywordDefinition } from 'ajv';

/** Rules that need code but no database, as Ajv keywords with `code`: such a keyword can be written into a precompiled validator. */
export const keywords: CodeKeywordDefinition[] = [];
