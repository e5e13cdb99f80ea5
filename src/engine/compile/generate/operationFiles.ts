import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { PageOperation } from './documents.ts';
import { filesOf } from './project.ts';

export interface DocumentFile {
  location?: string;
  document?: DocumentNode;
}

export const readDocuments = (root: string, folder: string): DocumentFile[] =>
  filesOf(join(root, folder), /\.graphql$/).map((path) => ({
    location: `${folder}/${path}`,
    document: parse(readFileSync(join(root, folder, path), 'utf8')),
  }));

export function operationsByFile(files: readonly DocumentFile[]): Map<string, PageOperation[]> {
  return new Map(
    files.map(({ location = '', document }) => [
      location,
      (document?.definitions ?? []).flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [pageOperation(each, location)] : [])),
    ]),
  );
}

function pageOperation(definition: OperationDefinitionNode, location: string): PageOperation {
  const { name, operation: kind, selectionSet } = definition;
  const [field] = selectionSet.selections;
  // The name leads to the operation's right, response and types.
  if (field?.kind !== Kind.FIELD || selectionSet.selections.length > 1 || field.name.value !== name?.value)
    throw new Error(`${location}: ${name?.value ?? 'an operation without a name'} must select one field, and have its name`);
  return { name: name.value, kind, text: inOneLine(print(definition)) };
}

/** Single line: line breaks are bytes. */
const inOneLine = (text: string): string =>
  text.replace(/\(\n([^)]*)\n\s*\)/g, (_, lines: string) => `(${lines.trim().replace(/\n\s*/g, ', ')})`).replace(/\s+/g, ' ');
