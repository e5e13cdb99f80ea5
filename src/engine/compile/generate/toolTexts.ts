import { basename } from 'node:path';
import type { Dialect } from '../../dialects/Dialect.ts';
import type { ToolPlan } from '../../plan/Plan.ts';
import type { Schema } from '../schema.ts';
import { toolPlan, type PageOperation } from './documents.ts';

export interface DocumentOutput {
  from: string;
  to: string;
  /** `texts` are sent by hand, `tools` by the data provider: by operation name, or all in a `list`. */
  as: 'texts' | 'tools' | 'list';
}

export function toolTexts(
  outputs: readonly DocumentOutput[],
  operations: ReadonlyMap<string, readonly PageOperation[]>,
  schema: Schema,
  dialect: Dialect,
  /** Everything that modules import; what `operations` lacks of it has an empty text. */
  imported: ReadonlyMap<string, readonly PageOperation[]> = operations,
): { texts: Map<string, string>; sent: string[] } {
  const texts = outputs.map(({ from, to, as }): [string, string] => {
    const [, own] = [...operations].find(([location]) => basename(location, '.graphql') === from) ?? [];
    if (own === undefined) throw new Error(`${to}: there is no ${from}.graphql`);
    const [, all = own] = [...imported].find(([location]) => basename(location, '.graphql') === from) ?? [];
    const tools = own.flatMap((each) => toolPlan(schema, dialect, each));
    return [
      to,
      `// Written by codegen from ${from}.graphql.\n${as === 'texts' ? documentsText(all, own) : as === 'list' ? listText(tools) : namedText(to, tools)}`,
    ];
  });
  return { texts: new Map(texts), sent: [...operations.values()].flatMap((own) => own.map(({ text }) => text)) };
}

/** Separate exports, so that a page takes only what it needs. */
function documentsText(imported: readonly PageOperation[], operations: readonly PageOperation[]): string {
  const textOf = (name: string) => operations.find((each) => each.name === name)?.text ?? '';
  return [
    "import type { TypedText } from '../engine/plan/Plan.ts';",
    "import type { Data, Variables } from './operationTypes.ts';",
    // Text only: the first script holds some of them, and its bytes are a budget.
    ...imported.map(
      ({ name }) =>
        `export const ${name} = {"text":${JSON.stringify(textOf(name))} as TypedText<Data<'${name}'>, Variables['${name}']>} as const;`,
    ),
    '',
  ].join('\n');
}

function listText(tools: readonly ToolPlan[]): string {
  return [
    "import type { ToolPlan } from '../engine/plan/Plan.ts';",
    `export const tools: ToolPlan[] = ${JSON.stringify(tools, null, 1)};`,
    '',
  ].join('\n');
}

function namedText(file: string, tools: readonly ToolPlan[]): string {
  const names = tools.map(({ name }) => `'${name}'`).join(' | ') || 'never';
  return [
    "import type { ToolPlan, TypedTool } from '../engine/plan/Plan.ts';",
    "import type { Answers, Variables } from './operationTypes.ts';",
    `type Tools = Record<string, ToolPlan> & { [Name in ${names}]: TypedTool<Answers[Name], Variables[Name]> };`,
    `export const ${file.replace(/\.ts$/, '')} = ${JSON.stringify(Object.fromEntries(tools.map((tool) => [tool.name, tool])), null, 1)} as unknown as Tools;`,
    '',
  ].join('\n');
}
