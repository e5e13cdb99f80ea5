import { transforms } from '../../forms/transforms.ts';
import { compileAll } from '../compileAll.ts';
import type { CompilerOptions } from './compiler.ts';
import { readContract, withoutExtensions } from '../contract.ts';
import { reducedHome } from '../home.ts';
import { problemText } from '../problems.ts';
import { indexSchema } from '../schema.ts';
import { FreshModules } from './freshModules.ts';
import { lackingText } from './names.ts';
import { operationsByFile, readDocuments } from './operationFiles.ts';
import { planTexts } from './planTexts.ts';
import { Project } from './project.ts';
import { reducedDocuments } from './reducedDocuments.ts';
import { toolTexts } from './toolTexts.ts';
import { ValidatorTexts } from './validatorTexts.ts';

/** Texts of generated files for an API that has nothing of the contract's extensions, by their paths; all others stay as they are. */
export async function reducedTexts(
  { root, product, dialect, documents }: CompilerOptions,
  operations: string,
): Promise<Map<string, string>> {
  const modules = new FreshModules(root);
  try {
    const project = new Project(root, modules.load);
    const sdl = project.sdl();
    const { extensions } = readContract(sdl);
    const { schema: executable, introspection, access, fieldRights, values } = readContract(withoutExtensions(sdl));
    const schema = indexSchema(introspection);
    const forms = await project.forms();
    const env = { access, values, extensions, ...project.names(product), forms, transforms: Object.keys(transforms) };
    const compiled = compileAll(await project.resources(), introspection, dialect, env);
    if (compiled.problems.length > 0) throw new Error(compiled.problems.map(problemText).join('\n'));
    const files = readDocuments(root, operations);
    const reduced = operationsByFile(reducedDocuments(files, executable));
    const tools = toolTexts(documents, reduced, schema, dialect, operationsByFile(files));
    return new Map([
      ['lacking.ts', lackingText(extensions)],
      ...planTexts({ compiled, access, fieldRights, sdl, home: reducedHome(await project.home(), compiled), sent: tools.sent }),
      ...tools.texts,
      ...new ValidatorTexts().of(compiled.forms, forms),
    ]);
  } finally {
    await modules.close();
  }
}
