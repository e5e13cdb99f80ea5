import type { Plugin } from 'vite';

/** The plans are half of a megabyte of data, which a browser reads sooner from a text. */
export const plansAsText: Plugin = {
  name: 'plans-as-text',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (id.endsWith('/src/generated/plans.ts') ? asText(code) : undefined),
};

const asText = (code: string): string =>
  code.replace(
    /expandedPlans\(([^]*)\);\s*$/,
    (_, data: string) => `expandedPlans(...JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(`[${data}]`)))}));`,
  );
