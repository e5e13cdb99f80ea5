// The small markup of customers' own texts: paragraphs, **bold**, [links](https://…) and {{variables}}. There is no HTML in it.

export type Inline = string | { variable: string } | { bold: Inline[] } | { label: Inline[]; to: string };

/** A paragraph that holds one link and nothing else is the mail's button. */
export type Paragraph = Inline[];

const token = /(?<!\{)\{\{\s*(\w+)\s*\}\}(?!\})|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]*)\)/g;

export const parseBody = (body: string): Paragraph[] =>
  body
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(parseMarkup);

/** A template is parsed before it is filled, so that no value can bring markup or variables along. */
export function parseMarkup(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const { 0: whole, 1: variable, 2: bold, 3: label, 4: to, index } of text.matchAll(token)) {
    if (index > end) found.push(text.slice(end, index));
    if (variable !== undefined) found.push({ variable });
    else if (bold !== undefined) found.push({ bold: parseMarkup(bold) });
    else found.push({ label: parseMarkup(label ?? ''), to: to ?? '' });
    end = index + whole.length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}

/** Text without markup: a subject, or a text message. */
export function parsePlain(text: string): Inline[] {
  const parts = text.split(/(?<!\{)\{\{\s*(\w+)\s*\}\}(?!\})/);
  return parts.flatMap((part, index): Inline[] => (index % 2 === 1 ? [{ variable: part }] : part ? [part] : []));
}

export const linkVariable = (to: string): string | undefined => /^\{\{(\w+)\}\}$/.exec(to)?.[1];

export function variablesIn(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if ('variable' in part) return [part.variable];
    if ('bold' in part) return variablesIn(part.bold);
    const target = linkVariable(part.to);
    return [...variablesIn(part.label), ...(target === undefined ? [] : [target])];
  });
}

export function textsIn(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    if ('variable' in part) return [];
    return textsIn('bold' in part ? part.bold : part.label);
  });
}

export function linksIn(parts: readonly Inline[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || 'variable' in part) return [];
    return 'bold' in part ? linksIn(part.bold) : [part.to, ...linksIn(part.label)];
  });
}
