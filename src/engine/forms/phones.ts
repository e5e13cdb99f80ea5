import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Error for a text without a plus and a country's calling code. */
export function lacksCountryCode(value: unknown): string[] {
  if (typeof value !== 'string' || value === '') return [];
  if (!isDigits(value)) return value.trim().startsWith('+') ? [] : [''];
  const typed = new AsYouType();
  typed.input(value);
  return value.startsWith('+') && typed.getCallingCode() !== undefined ? [] : [''];
}

/** Error for a text that is no number of its calling code's country. */
export function faultyPhone(value: unknown): string[] {
  if (typeof value !== 'string' || value === '') return [];
  return isDigits(value) && parsePhoneNumberFromString(value)?.isValid() ? [] : [''];
}

/** A number on its own, not one found in a sentence; longer texts are not parsed. */
const isDigits = (text: string): boolean => text.length <= 40 && /^\+?[\d\s().-]+$/.test(text);
