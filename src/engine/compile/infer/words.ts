export const wordsOf = (name: string): string[] => name.match(/[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z]+[0-9]*|[0-9]+/g) ?? [];

/** `firstName`, `first_name` and `FIRST_NAME` become `First name`, `HTMLPage` becomes `HTML page`, `authorId` becomes `Author ID`. */
export function labelOf(name: string): string {
  const shouts = name === name.toUpperCase() && /[A-Z]{4}|_/.test(name);
  const words = wordsOf(name).map((word) => {
    const lower = word.toLowerCase();
    if (capitals.has(lower)) return lower === 'ids' ? 'IDs' : word.toUpperCase();
    return !shouts && word.length > 1 && /^[A-Z]+$/.test(word) ? word : lower;
  });
  const text = words.join(' ');
  return text === '' ? name : text.charAt(0).toUpperCase() + text.slice(1);
}

/** `DARK_BLUE` and `RED` are words, `EUR` and `USD` are codes. */
export function choiceLabels(ids: readonly string[]): string[] {
  const areCodes = ids.every((id) => /^[A-Z0-9]{1,3}$/.test(id));
  const labelled = (id: string): string => labelOf(/^[A-Z0-9_]+$/.test(id) && !capitals.has(id.toLowerCase()) ? id.toLowerCase() : id);
  return ids.map((id) => (areCodes ? id : id.startsWith('-') ? `${labelled(id)}, descending` : labelled(id)));
}

const capitals = new Set(['id', 'ids', 'url', 'uri', 'html', 'css', 'json', 'xml', 'ip', 'sku', 'vat', 'uuid', 'api', 'sms', 'pdf', 'csv']);

export function pluralOf(name: string): string {
  const known = mayBeIrregular.test(name) ? irregular.find(([one]) => ends(name, one)) : undefined;
  if (known !== undefined) return name.slice(0, name.length - known[0].length + 1) + known[1].slice(1);
  if (isPlural(name) || irregular.some(([, many]) => ends(name, many))) return name;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  if (endsInF.test(name)) return `${name.replace(/fe?$/, '')}ves`;
  return /(s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

export function singularOf(name: string): string {
  const known = irregular.find(([, many]) => ends(name, many));
  if (known !== undefined) return name.slice(0, name.length - known[1].length + 1) + known[0].slice(1);
  if (/[^aeiou]ies$/i.test(name)) return `${name.slice(0, -3)}y`;
  if (endsInVes.test(name)) return `${name.slice(0, -3)}${/(kni|wi|li)ves$/i.test(name) ? 'fe' : 'f'}`;
  if (/(ss|x|z|ch|sh)es$/i.test(name)) return name.slice(0, -2);
  return isPlural(name) && !uncountable.test(name) ? name.slice(0, -1) : name;
}

/** `shelf` and `knife`, but no `roof` or `safe`; `olives` are no lives. */
const endsInF = /(shelf|self|leaf|knife|wife|(?<!o)life|half|wolf|calf|loaf|thief|scarf)$/i;
const endsInVes = /(shel|sel|lea|kni|wi|(?<!o)li|hal|wol|cal|loa|thie|scar)ves$/i;

const irregular = [
  ['person', 'people'],
  ['child', 'children'],
  ['woman', 'women'],
  ['criterion', 'criteria'],
  ['analysis', 'analyses'],
  ['index', 'indices'],
  ['address', 'addresses'],
  ['status', 'statuses'],
  ['bus', 'buses'],
  ['process', 'processes'],
] as const;

const mayBeIrregular = /(son|ild|man|ion|sis|dex|ess|tus|bus)$/i;

/** The word must begin there: `VIPPerson`, `sales_person`, but no `salesperson`. */
function ends(name: string, word: string): boolean {
  const tail = name.slice(-word.length);
  if (tail.toLowerCase() !== word) return false;
  return tail.length === name.length || /^[A-Z]/.test(tail) || /[^A-Za-z]$/.test(name.slice(0, -word.length));
}

const uncountable = /(news|series|species|data|media|metadata|settings|information|equipment|staff)$/i;
const isPlural = (name: string): boolean => uncountable.test(name) || (/s$/i.test(name) && !/(ss|us|is)$/i.test(name));

/** Common key of all spellings: `OrderLine`, `order_line` and `orderLine` are `orderline`. */
export const keyOf = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** Plural, in kebab-case, numbered if two are equal. */
export function resourceNames(types: Iterable<string>, taken: Iterable<string> = []): Map<string, string> {
  const used = new Set(taken);
  const names = new Map<string, string>();
  const next = new Map<string, number>();
  for (const type of types) {
    const base =
      wordsOf(pluralOf(type.replace(/_+$/, '')))
        .join('-')
        .toLowerCase() || 'records';
    let name = base;
    while (used.has(name)) {
      const number = (next.get(base) ?? 1) + 1;
      next.set(base, number);
      name = `${base}-${number}`;
    }
    used.add(name);
    names.set(type, name);
  }
  return names;
}
