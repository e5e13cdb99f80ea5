import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Faulty is a text that does not begin with a plus and a country's calling code. */
export function lacksCountryCode(value: unknown): string[] {
  if (typeof value !== 'string' || value === '') return [];
  if (!isDigits(value)) return value.trim().startsWith('+') ? [] : [''];
  const typed = new AsYouType();
  typed.input(value);
  return value.startsWith('+') && typed.getCallingCode() !== undefined ? [] : [''];
}

/** Faulty is a text that is no number of the country that its calling code names. */
export function faultyPhone(value: unknown): string[] {
  if (typeof value !== 'string' || value === '') return [];
  return isDigits(value) && parsePhoneNumberFromString(value)?.isValid() ? [] : [''];
}

/** A number that stands alone: one found inside a sentence is none, and no longer text is worth reading. */
const isDigits = (text: string): boolean => text.length <= 40 && /^\+?[\d\s().-]+$/.test(text);
