import Papa from 'papaparse';
import { downloadSink } from '../../engine/screens/list/export/saveFile.ts';
import { formulaStart } from '../../engine/screens/widgets/csv/formulaStart.ts';
import { abilitiesOf, type WordingOptions } from './abilities.ts';
import { placesOfPart, type AccessPart } from './places.ts';
import { rightKey, wordedRights } from './rightWords.ts';
import type { AccessChange } from './useAccessPreview.ts';

interface CsvOptions extends WordingOptions {
  customer: string | undefined;
  /** The name of the file, without its end. */
  name: string;
}

/** Saves who gains and loses what: a row for each person, right and place. It ends in a whole file or in none. */
export async function saveAccessCsv(parts: AsyncIterable<AccessChange[]>, requested: CsvOptions): Promise<void> {
  const { translate, name } = requested;
  const sink = downloadSink(`${name}.csv`, 'CSV');
  const encoder = new TextEncoder();
  try {
    const heads = columns.map((column) => translate(`access.preview.columns.${column}`));
    // By the mark at the beginning spreadsheets know that it is UTF-8.
    await sink.write(encoder.encode(`\uFEFF${lines([heads])}`));
    for await (const people of parts) await sink.write(encoder.encode(lines(people.flatMap((person) => rowsOf(person, requested)))));
    await sink.close();
  } catch (fault) {
    await sink.abort();
    throw fault;
  }
}

const columns = ['firstName', 'lastName', 'email', 'change', 'what', 'right', 'where'] as const;

function rowsOf({ firstName, lastName, email, gains, losses }: AccessChange, requested: CsvOptions): string[][] {
  const { translate, customer } = requested;
  const nowhere = { whole: false, below: [], alone: [] };
  return (
    [
      ['gains', gains],
      ['loses', losses],
    ] as const
  ).flatMap(([change, changed]) =>
    changed.flatMap(({ rights, ...places }) =>
      rights.flatMap((right) =>
        eachPlace(places).map((place) => [
          ...[firstName, lastName, email, translate(`access.preview.${change}`)],
          wordedRights.includes(right) ? translate(rightKey(right)) : abilitiesOf([right], requested),
          ...[right, placesOfPart({ ...nowhere, ...place }, customer, requested)],
        ]),
      ),
    ),
  );
}

const eachPlace = ({ whole, below, alone }: Omit<AccessPart, 'rights'>): Partial<AccessPart>[] => [
  ...(whole ? [{ whole }] : []),
  ...below.map((one) => ({ below: [one] })),
  ...alone.map((one) => ({ alone: [one] })),
];

/** A text that a spreadsheet would take for a formula begins with an apostrophe, as in every file that is exported. */
const lines = (rows: string[][]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: formulaStart })}\r\n`;
