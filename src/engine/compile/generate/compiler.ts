import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import type { Dialect } from '../../dialects/Dialect.ts';
import { transforms } from '../../forms/transforms.ts';
import { compileAll } from '../compileAll.ts';
import { readContract, type Contract } from '../contract.ts';
import { homeProblems } from '../home.ts';
import { problemText } from '../problems.ts';
import { indexSchema } from '../schema.ts';
import { operationsByFile } from './operationFiles.ts';
import { FreshModules } from './freshModules.ts';
import { keepLast } from './kept.ts';
import { flagDefaultsText, lackingText, namesText, valuesText } from './names.ts';
import { planTexts } from './planTexts.ts';
import { Project, type ProductFiles } from './project.ts';
import { toolTexts, type DocumentOutput } from './toolTexts.ts';
import { operationTypesText, typeTexts } from './types.ts';
import { ValidatorTexts } from './validatorTexts.ts';

export interface CompilerOptions {
  /** Folder that holds schema/, resources/ and validation/. */
  root: string;
  product: ProductFiles;
  dialect: Dialect;
  /** Generated files that are made of `.graphql` files. */
  documents: readonly DocumentOutput[];
  /** Called with the problems of declarations and forms, a line each, before the run fails. */
  onProblems?: (problems: string) => void;
}

/** Contract and documents as graphql-codegen loaded them. */
type Sources = Pick<Types.GenerateOptions, 'schema' | 'schemaAst' | 'documents'>;

/** Recompiles only what changed. */
export class Compiler {
  private last: Promise<unknown> = Promise.resolve();
  private readonly options: CompilerOptions;
  private readonly modules: FreshModules;
  private readonly project: Project;
  private readonly validators = new ValidatorTexts();
  private readonly contract = keepLast<Contract>();
  private readonly types = keepLast<ReturnType<typeof typeTexts>>();
  private readonly operationTypes = keepLast<ReturnType<typeof operationTypesText>>();

  constructor(options: CompilerOptions) {
    // Modules are known by their real paths.
    const root = realpathSync(options.root);
    this.options = { ...options, root };
    this.modules = new FreshModules(root);
    this.project = new Project(root, this.modules.load);
  }

  /** The texts of all generated files by their paths in the folder; throws the problems that there are. */
  compile(sources: Sources): Promise<Map<string, string>> {
    // graphql-codegen starts a run during another, and both would load the same modules.
    const run = this.last.then(() => this.run(sources));
    this.last = run.catch(() => undefined);
    return run;
  }

  private async run(sources: Sources): Promise<Map<string, string>> {
    const { project } = this;
    const { root, dialect, documents, onProblems } = this.options;
    const sdl = project.sdl();
    const contract = this.contract(sdl, () => readContract(sdl));
    const { introspection, access, fieldRights, values, extensions } = contract;
    const schema = indexSchema(introspection);
    const names = project.names(this.options.product);
    const early = new Map([
      ['names.ts', namesText(schema, names)],
      ['values.ts', valuesText({ schema, env: contract })],
      ['flags.ts', flagDefaultsText(project.flagDefaults(this.options.product))],
    ]);
    // Forms import the closed lists, which may be stale on disk.
    await this.modules.refresh(new Map([...early].map(([path, text]) => [join(root, 'src/generated', path), text])));
    const forms = await project.forms();
    const env = { access, fieldRights, values, extensions, ...names, forms, transforms: Object.keys(transforms) };
    const compiled = compileAll(await project.resources(), introspection, dialect, env);
    const home = await project.home();
    const found = [...compiled.problems, ...homeProblems('resources/home.ts', home, compiled)];
    if (found.length > 0) {
      const problems = found.map(problemText).join('\n');
      onProblems?.(problems);
      throw new Error(problems);
    }
    const tools = toolTexts(documents, operationsByFile(sources.documents), schema, dialect);
    const sent = JSON.stringify([sdl, sources.documents.map(({ rawSDL }) => rawSDL)]);
    return new Map([
      ...early,
      ['lacking.ts', lackingText([])],
      ...(await this.types(sdl, () => typeTexts(sdl, values))),
      await this.operationTypes(sent, () => operationTypesText(sources, values)),
      ...planTexts({ compiled, access, fieldRights, sdl, home, sent: tools.sent }),
      ...tools.texts,
      ...this.validators.of(compiled.forms, forms),
    ]);
  }
}
