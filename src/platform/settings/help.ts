import { settingsSchema, topics } from './schema.ts';

export const settingNames: readonly string[] = Object.keys(settingsSchema.properties);

interface Property {
  description: string;
  default?: string | number | boolean;
  unset?: string;
}

type Topic = keyof typeof topics;

/** The chapters about settings of `docs/configuration.md`. */
export function settingsPage(): string {
  const chapters = Object.entries(topics).map(([topic, properties]) => {
    const rows = settingsOf(properties).map(([names, property]) => {
      const cells = [names.map((name) => `\`${name}\``).join(', '), defaultOf(property), property.description];
      return `| ${cells.join(' | ')} |`;
    });
    return [`### ${topic}`, '', '| setting | default | meaning |', '|---|---|---|', ...rows, ''];
  });
  return chapters.flat().join('\n');
}

/** Settings with their meaning and default, for `--help`. */
export function settingsHelp(only: readonly Topic[] = Object.keys(topics) as Topic[]): string {
  const chapters = only.map((topic) => {
    const entries = settingsOf(topics[topic]).map(
      ([names, property]) => `  ${names.join(', ')}\n    ${plain(`${property.description} Default: ${defaultOf(property)}.`)}`,
    );
    return [topic, ...entries].join('\n');
  });
  return chapters.join('\n\n');
}

/** Neighbours that say the same, such as the databases of the regions, share a row. */
function settingsOf(properties: Record<string, Property>): [names: string[], Property][] {
  const rows: [string[], Property][] = [];
  for (const [name, property] of Object.entries(properties)) {
    const last = rows.at(-1);
    if (last?.[1].description === property.description) last[0].push(name);
    else rows.push([[name], property]);
  }
  return rows;
}

function defaultOf({ default: value, unset }: Property): string {
  if (typeof value === 'boolean') return value ? '`on`' : '`off`';
  return value === undefined ? (unset ?? 'none') : `\`${value}\``;
}

/** Markdown as plain text. */
const plain = (markdown: string) => markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
