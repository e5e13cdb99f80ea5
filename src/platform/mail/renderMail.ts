import { brandedAddress, brandedDetails, brandedLink, brandedPage } from './brandedPage.ts';
import type { Look } from './brandedPage.ts';
import { escapeHtml } from './escapeHtml.ts';

export interface MailContent {
  subject: string;
  parts: MailPart[];
}

export type MailPart = string | { code: string } | { label: string; url: string } | { details: Detail[] } | { runs: Run[] };

/** Part of a paragraph. */
export type Run = string | { bold: Run[] } | { runs: Run[]; url: string };

interface Detail {
  label: string;
  value: string;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export function renderMail(content: MailContent, brandName: string, look?: Look): RenderedMail {
  // A subject is one header line, whatever a name contains.
  const subject = content.subject.replace(/[\r\n\t]+/g, ' ').trim();
  const ending = look ? look.footer : brandName;
  const body = [...content.parts.map((part) => asHtml(part, look)), ...(look ? addresses(content.parts, look) : [])].join('\n');
  return {
    subject,
    text: `${[...content.parts.map(asText), ...(ending ? [ending] : [])].join('\n\n')}\n`,
    html: look ? brandedPage(subject, body, look) : page(subject, brandName, body),
  };
}

const addresses = (parts: readonly MailPart[], look: Look): string[] =>
  parts.flatMap((part) => (typeof part === 'object' && 'url' in part ? [brandedAddress(part.url, look)] : []));

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('details' in part) return part.details.map(({ label, value }) => `${label}: ${value}`).join('\n');
  if ('runs' in part) return part.runs.map(runText).join('');
  return 'code' in part ? `    ${part.code}` : `${part.label}: ${part.url}`;
}

function runText(run: Run): string {
  if (typeof run === 'string') return run;
  if ('bold' in run) return run.bold.map(runText).join('');
  const label = run.runs.map(runText).join('');
  return label === run.url ? label : `${label} (${run.url})`;
}

function runHtml(run: Run): string {
  if (typeof run === 'string') return lines(run);
  if ('bold' in run) return `<strong style="font-weight:600">${run.bold.map(runHtml).join('')}</strong>`;
  return `<a class="ink" href="${escapeHtml(run.url)}" style="color:inherit;text-decoration:underline">${run.runs.map(runHtml).join('')}</a>`;
}

const lines = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

function asHtml(part: MailPart, look?: Look): string {
  if (typeof part === 'string') return paragraph(lines(part));
  if ('runs' in part) return paragraph(part.runs.map(runHtml).join(''));
  if ('details' in part) return brandedDetails(part.details);
  if ('code' in part) {
    const panel = look ? ['class="panel ink" ', '#f0f3f1'] : ['', '#f1f3f9'];
    return `<p ${panel[0]}style="margin:0 0 16px;padding:16px;border-radius:8px;background:${panel[1]};font:600 28px/1 monospace;letter-spacing:8px;text-align:center">${escapeHtml(part.code)}</p>`;
  }
  if (look) return brandedLink(part.label, part.url, look);
  const url = escapeHtml(part.url);
  return `<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2d38ff;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(part.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5a6072;word-break:break-all">${url}</p>`;
}

const page = (title: string, brandName: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f4f5f8;color:#1c2030;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px">
<tr><td style="padding:24px 32px 0;font-size:18px;font-weight:700">${escapeHtml(brandName)}</td></tr>
<tr><td style="padding:16px 32px 16px">
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
