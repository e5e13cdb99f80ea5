import { limits } from '../src/domain/limits.ts';
import { when } from './when.ts';

// How the chat interview looks (specification 1 §3, §5 “Branding”). What is not a colour, a web address or a plain title is refused: candidates' pages put it to use.

const key = 'validation.branding';

type Element = 'header' | 'progressBar' | 'hint' | 'question' | 'response' | 'listItem' | 'selectedItem' | 'button';

const element = (name: Element, backgroundColor: string, fontColor: string, linkColor: string | null = null) => ({
  ...{ name, type: null },
  value: { backgroundColor, fontColor, linkColor },
});

/** Every element with its colours as they are before anybody chooses others (specification 1 §3). */
export const defaultTheme = [
  element('header', '#2d38ff', '#ffffff'),
  // The bar of specification 1 §3, #add8e6, cannot be seen on its background.
  element('progressBar', '#bbbfff', '#2d38ff'),
  element('hint', '#add8e6', '#000000', '#0000EE'),
  element('question', '#f3f5f5', '#000000', '#0000EE'),
  element('response', '#add8e6', '#000000'),
  element('listItem', '#ffffff', '#000000de'),
  element('selectedItem', '#2d38ff', '#ffffff'),
  element('button', '#2d38ff', '#ffffff'),
];

/** Elements that only the provider's chat interview shows; mails show the others. */
export const storedOnlyElements: ReadonlySet<string> = new Set<Element>([
  ...(['progressBar', 'hint', 'question', 'response', 'listItem', 'selectedItem'] as const),
]);

const colour = {
  type: 'string',
  pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$',
  errorMessage: { type: `${key}.colour`, pattern: `${key}.colour` },
} as const;

/** Links have a colour of their own in some elements only. */
const linkColour = { ...colour, type: ['string', 'null'] } as const;

const readText = ['hint', 'question', 'response'] as const;
const blackOrWhite = {
  properties: {
    value: {
      properties: { fontColor: { enum: ['#000000', '#ffffff'], errorMessage: { enum: `${key}.textColour` } } },
    },
  },
} as const;

const themeElement = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', enum: defaultTheme.map(({ name }) => name), errorMessage: { enum: `${key}.element` } },
    type: { type: ['string', 'null'], maxLength: limits.name },
    value: {
      type: 'object',
      additionalProperties: false,
      properties: { backgroundColor: colour, fontColor: colour, linkColor: linkColour },
      required: ['backgroundColor', 'fontColor'],
    },
  },
  required: ['name', 'value'],
  ...when({ type: 'object', properties: { name: { enum: readText } }, required: ['name'] }, blackOrWhite),
} as const;

/** Each element at most once. */
const theme = {
  type: 'array',
  maxItems: limits.themeElements,
  items: themeElement,
  default: defaultTheme,
  uniqueRows: { by: 'name' },
  errorMessage: { maxItems: `${key}.repeated`, uniqueRows: `${key}.repeated` },
} as const;

const title = {
  type: 'string',
  maxLength: limits.name,
  default: '',
  // No control or bidirectional characters: a title is one line.
  not: { pattern: '[\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]' },
  errorMessage: { maxLength: `${key}.title.maxLength`, not: `${key}.title.characters` },
} as const;

/** Optional; null clears. Web addresses only, without characters that end a quotation in a page. */
const logoUrl = {
  type: ['string', 'null'],
  maxLength: limits.url,
  format: 'url',
  pattern: '^[^\\p{Cc}"\'<>`\\\\]*$',
  errorMessage: { maxLength: `${key}.logoUrl.maxLength`, format: `${key}.logoUrl.format`, pattern: `${key}.logoUrl.format` },
} as const;

export const brandingSchema = { properties: { logoUrl, title, theme }, required: ['title', 'theme'] } as const;

export const brandingOptions = {
  preview: 'chatInterview',
  transforms: {
    title: ['trim', 'orEmpty'],
    logoUrl: ['trim', 'orNull'],
    'theme.*.value.backgroundColor': ['trim', 'orWhite'],
    'theme.*.value.fontColor': ['trim', 'orWhite', 'lowerCase'],
    'theme.*.value.linkColor': ['trim', 'orWhite'],
  },
  fields: { logoUrl: { widget: 'logo' }, theme: { widget: 'theme' } },
};
