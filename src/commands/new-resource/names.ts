import type { Field } from './fields.ts';
import { pluralOf, wordsOf } from '../../engine/compile/infer/words.ts';

/** Names of a new resource: `OrderLine` of the service `apps`. */
export interface Names {
  /** `OrderLine` */
  type: string;
  /** `orderLine` */
  one: string;
  /** `orderLines`: declaration, table and tenant's table */
  many: string;
  /** `order-lines`: resource, and folder of the service */
  noun: string;
  /** `order_lines` */
  table: string;
  /** `order line` and `order lines`, in texts */
  words: { one: string; many: string };
  service: string;
  list: string;
  create: string;
  rights: { list: string; create: string };
  /** Paging arguments as the service spells them: `skipEq`. */
  page: { skip: string; limit: string };
  fields: readonly Field[];
}

/** @param sdl the service's part of the contract, which spells its operations and pages in its own way */
export function namesOf(type: string, service: string, sdl: string, fields: readonly Field[] = []): Names {
  const plural = pluralOf(type);
  const words = (name: string) => wordsOf(name).map((word) => word.toLowerCase());
  const prefix = /^ {2}(\w+?)(?=Get|Search|Create|Update|Add|Check)/m.exec(sdl)?.[1] ?? capitalised(service);
  const suffix = /\bskipEq: Int/.test(sdl) ? 'Eq' : '';
  return {
    type,
    one: camel(words(type)),
    many: camel(words(plural)),
    noun: words(plural).join('-'),
    table: words(plural).join('_'),
    words: { one: words(type).join(' '), many: words(plural).join(' ') },
    service,
    list: `${prefix}Get${type}List`,
    create: `${prefix}Create${type}`,
    rights: { list: `${service}:view${type}List`, create: `${service}:create${type}` },
    page: { skip: `skip${suffix}`, limit: `limit${suffix}` },
    fields,
  };
}

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const camel = (words: readonly string[]): string => words.map((word, index) => (index === 0 ? word : capitalised(word))).join('');
