export function constantText(heading: string, type: string, declared: string, value: unknown): string {
  const text = JSON.stringify(value, null, 1);
  return `// Written by codegen: ${heading}.\nimport type { ${type} } from '../engine/plan/Plan.ts';\nexport const ${declared} = ${text};\n`;
}
