import { nearest } from '../engine/compile/nearest.ts';
import { settingNames } from '../platform/settings/help.ts';

/** Warnings about variables such as SMTP_URI, a slip away from a setting that isn't set. */
export function misspeltSettings(environment: Record<string, string | undefined>): string[] {
  const unset = settingNames.filter((name) => name.includes('_') && !environment[name]);
  return Object.keys(environment).flatMap((name) => {
    const meant = settingNames.includes(name) ? undefined : nearest(name, unset, Math.ceil(name.length / 10));
    return meant ? [`${name} is not a setting; did you mean ${meant}?`] : [];
  });
}
