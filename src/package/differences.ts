import { join, relative } from 'node:path';
import type { IntrospectionQuery } from 'graphql';
import type { Drifted } from '../engine/compile/drift.ts';
import { createCatalogue, type Catalogue } from '../engine/compile/infer/catalogue.ts';
import type { CompleteInput as Declared, RegisteredNames } from '../engine/compile/infer/complete.ts';
import { driftOfDeclared, readBefore, type WrittenFor } from '../engine/compile/infer/declaredDrift.ts';
import { meanings, problemText, type Problem } from '../engine/compile/problems.ts';
import { readDeclared, readWrittenFor, writeWrittenFor, type LoadModule } from '../engine/server/declared.ts';
import { writtenFor } from '../engine/server/fitting.ts';
import { readSchemaFile } from '../engine/server/introspect.ts';
import { keptIntrospections, type KeptOf } from '../engine/server/kept.ts';
import { UsageError } from './apiArguments.ts';
import { appProblems } from './appProblems.ts';
import type { Outcome } from './Outcome.ts';
import { fileIn, lineOf, withLine } from './places.ts';

export interface CompareOptions {
  endpoint?: string;
  headers: Record<string, string>;
  /** File with the schema that the declarations were written for. @default the one in their folder, else the last that fitted */
  before?: string;
  /** Folder in which consoles store the schemas that fitted. */
  data: string;
  /** Writes the schema as it is now into the folder. */
  accept: boolean;
  format: Format;
  load?: LoadModule;
  /** Differences from the detected dialect. */
  adjust?: Declared['adjust'];
  /** Module that calls `defineConsole`. */
  app?: string | undefined;
  /** Parts that the console registers. @default not checked */
  registered?: RegisteredNames;
}

/** Compiles the declarations of a folder against a schema, and reports each difference. */
export async function compareDeclared(
  now: IntrospectionQuery,
  input: CompareOptions,
  folder: string,
): Promise<Outcome & { catalogue?: Catalogue }> {
  const declared: Declared = { ...(await readDeclared(folder, input.load)), adjust: input.adjust, registered: input.registered };
  const { located, forms } = declared;
  const catalogue = createCatalogue(now, { declared: located, forms, adjust: input.adjust });
  const ofApp = appProblems(
    input.app,
    catalogue.entries.map(({ name }) => name),
  );
  if (located.length === 0 && Object.keys(forms).length === 0 && ofApp.length === 0)
    return { code: 2, says: `Nothing was compared: ${folder} holds no declaration and no form.` };
  const before = input.accept ? { introspection: now } : beforeOf(input, declared, folder);
  const read = before && readBefore(declared, { ...before, comparesForms: true });
  const drifted = driftOfDeclared(declared, { introspection: now, catalogue }, read);
  const isAccepted = input.accept && drifted.every(({ problems }) => problems.length === 0);
  if (isAccepted) writeWrittenFor(folder, now);
  const compared = [`${located.length} resources`, `${Object.keys(forms).length} forms in the dialect “${catalogue.dialect.name}”`];
  const notes = isAccepted ? [accepted(folder)] : notesOf(located, before);
  const problems = [...problemsOf(drifted, (file) => fileIn(folder, file)), ...ofApp];
  const report = reportOf({ problems, compared, notes }, input.format);
  return { ...report, catalogue };
}

const accepted = (folder: string): string =>
  `${relative(process.cwd(), join(folder, 'schema.graphql'))} says now what the declarations were written for.`;

function beforeOf(input: CompareOptions, declared: Declared, folder: string): WrittenFor | undefined {
  const introspection = input.before === undefined ? readWrittenFor(folder) : readSchemaFile(input.before);
  if (introspection) return { introspection };
  return input.endpoint === undefined ? undefined : writtenFor(keptIntrospections(input.data), keptOf(input), declared);
}

const keptOf = ({ endpoint = '', headers }: CompareOptions): KeptOf => ({ endpoint, headers });

function notesOf(located: Declared['located'], before: WrittenFor | undefined): string[] {
  const { names } = before ?? { names: new Set<string>() };
  const blind = located.flatMap(({ declaration: { name } }) => (names?.has(name) === false ? [name] : []));
  if (blind.length === 0) return [];
  const of = blind.length < located.length ? ` of ${blind.join(', ')}` : '';
  return [
    `Only names were compared${of}: --before FILE, what --accept writes, or a console that started while they fitted, says what types and arguments were.`,
  ];
}

const formats = ['text', 'github', 'sarif'] as const;
/** `github`: workflow commands that annotate files; `sarif`: for code scanning. */
export type Format = (typeof formats)[number];

export function formatOf(name = 'text'): Format {
  const format = formats.find((each) => each === name);
  if (format === undefined) throw new UsageError(`--format is one of ${formats.join(', ')}.`);
  return format;
}

/** A problem with the resource that it is of, for its place in a file of several. */
type PlacedProblem = Problem & { resource?: string };

export interface Differences {
  problems: readonly PlacedProblem[];
  /** Counted parts: `5 resources`. */
  compared: readonly string[];
  notes?: readonly string[];
}

export function reportOf({ problems, compared, notes = [] }: Differences, format: Format = 'text'): Outcome {
  const code = problems.length === 0 ? 0 : 1;
  if (format === 'sarif') return { code, says: sarifOf(problems) };
  const lines = [
    ...new Set(problems.map(format === 'github' ? annotationOf : (problem) => problemText(withLine(problem, problem.resource)))),
  ];
  const what = `Compared ${compared.slice(0, -1).join(', ')} and ${compared.at(-1)}.`;
  const counted = `${lines.length} ${lines.length === 1 ? 'difference' : 'differences'}. ${what}`;
  const says = lines.length === 0 ? `No difference. ${what}` : `${lines.join('\n')}\n\n${counted}`;
  return { code, says: [says, ...notes].join('\n') };
}

/** https://docs.github.com/actions/reference/workflow-commands */
function annotationOf(problem: PlacedProblem): string {
  const title = `${problem.number} ${meanings[problem.number]}`;
  const properties = Object.entries({ file: problem.file, line: String(lineOf(problem, problem.resource)), title });
  return `::error ${properties.map(([name, value]) => `${name}=${escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`).join(',')}::${escaped(problemText(problem))}`;
}

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** SARIF 2.1.0. */
function sarifOf(problems: readonly PlacedProblem[]): string {
  const numbers = [...new Set(problems.map(({ number }) => number))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'graphql-admin-console',
            rules: numbers.map((number) => ({ id: number, shortDescription: { text: meanings[number] } })),
          },
        },
        results: problems.map((problem) => ({
          ruleId: problem.number,
          level: 'error',
          message: { text: problemText(problem) },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: problem.file.replaceAll('\\', '/') },
                region: { startLine: lineOf(problem, problem.resource) },
              },
            },
          ],
        })),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

export const problemsOf = (drifted: readonly Drifted[], fileOf: (file: string) => string = (file) => file): PlacedProblem[] =>
  drifted.flatMap(({ name, problems }) => problems.map((problem) => ({ ...problem, resource: name, file: fileOf(problem.file) })));
