import { pluralOf } from './words.ts';

/** `create{Type}` for a type. */
export function named(pattern: string, type: string): string {
  const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
  const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  const names: Record<string, string> = {
    Type: upper(type),
    type: lower(type),
    Types: upper(pluralOf(type)),
    types: lower(pluralOf(type)),
    table: type,
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
}
