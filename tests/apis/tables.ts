// Data of the bicycle rental, defined once: the store and the API of every dialect are made of it.

export interface Field {
  kind: 'text' | 'int' | 'float' | 'boolean' | 'date' | 'dateTime' | 'enum' | 'reference';
  required: boolean;
  /** The enum's name, or the table that a reference points at. */
  of: string;
}

export interface Table {
  type: string;
  /** The type's name in lower camel case. */
  one: string;
  fields: Record<string, Field>;
  /** Rows are only looked at. */
  readOnly?: true;
}

export type TableName = 'stations' | 'bikes' | 'riders' | 'rentals';

const field = (kind: Field['kind'], of = ''): Field => ({ kind, required: true, of });
const maybe = (kind: Field['kind'], of = ''): Field => ({ kind, required: false, of });

export const tables: Record<TableName, Table> = {
  stations: {
    type: 'Station',
    one: 'station',
    fields: {
      name: field('text'),
      city: field('enum', 'City'),
      capacity: field('int'),
      indoor: field('boolean'),
      openedOn: field('date'),
      note: maybe('text'),
    },
  },
  bikes: {
    type: 'Bike',
    one: 'bike',
    fields: {
      model: field('text'),
      kind: field('enum', 'BikeKind'),
      price: field('float'),
      electric: field('boolean'),
      boughtOn: field('date'),
      stationId: field('reference', 'stations'),
    },
  },
  riders: {
    type: 'Rider',
    one: 'rider',
    fields: {
      name: field('text'),
      email: field('text'),
      points: field('int'),
      member: field('boolean'),
      joinedAt: field('dateTime'),
      homeId: maybe('reference', 'stations'),
    },
  },
  rentals: {
    type: 'Rental',
    one: 'rental',
    readOnly: true,
    fields: {
      startedAt: field('dateTime'),
      hours: field('int'),
      status: field('enum', 'RentalStatus'),
      bikeId: field('reference', 'bikes'),
      riderId: field('reference', 'riders'),
    },
  },
};

export const enums: Record<string, string[]> = {
  City: ['LISBON', 'PORTO', 'BRAGA', 'FARO'],
  BikeKind: ['TOWN', 'CARGO', 'ROAD', 'CHILD'],
  RentalStatus: ['BOOKED', 'RIDING', 'RETURNED', 'LOST'],
};

export const tableNames = Object.keys(tables) as TableName[];

/** The SDL of the enums, which all dialects spell alike. */
export const enumsSdl = Object.entries(enums)
  .map(([name, values]) => `enum ${name} { ${values.join(' ')} }`)
  .join('\n');

interface Relation {
  name: string;
  field: string;
  to: TableName;
  required: boolean;
}

const known = new Map<Table, readonly Relation[]>();

/** The tables that a table's rows point at, with the name of the field that is the row itself: `stationId` is `station`. */
export function relations(table: Table): readonly Relation[] {
  const found =
    known.get(table) ??
    Object.entries(table.fields).flatMap(([name, { kind, of, required }]) =>
      kind === 'reference' ? [{ name: name.replace(/Id$/, ''), field: name, to: of as TableName, required }] : [],
    );
  known.set(table, found);
  return found;
}

/** The fields that hold values, not references. */
export const valueFields = (table: Table): [string, Field][] => Object.entries(table.fields).filter(([, { kind }]) => kind !== 'reference');
