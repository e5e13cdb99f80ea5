/** What a mail says, before it has a look. */
export interface MailContent {
  subject: string;
  /** Paragraphs of plain text; a part is set apart when it is a code or a button. */
  parts: MailPart[];
}

type MailPart = string | { code: string } | { label: string; url: string };

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** The one renderer of all mails: the same parts as plain text and as HTML in the brand's name. */
export function renderMail(content: MailContent, brandName: string): RenderedMail {
  // A subject is a header: one line, whatever a name in it holds.
  const subject = content.subject.replace(/[\r\n\t]+/g, ' ').trim();
  return {
    subject,
    text: `${[...content.parts.map(asText), brandName].join('\n\n')}\n`,
    html: page(subject, brandName, content.parts.map(asHtml).join('\n')),
  };
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part;
  return 'code' in part ? `    ${part.code}` : `${part.label}: ${part.url}`;
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${escapeHtml(part).replace(/\n/g, '<br>')}</p>`;
  if ('code' in part) {
    return `<p style="margin:0 0 16px;padding:16px;border-radius:8px;background:#f1f3f9;font:600 28px/1 monospace;letter-spacing:8px;text-align:center">${escapeHtml(part.code)}</p>`;
  }
  const url = escapeHtml(part.url);
  return `<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2d38ff;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(part.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5a6072;word-break:break-all">${url}</p>`;
}

// Mail programs know neither style sheets nor modern layout: one table for the centre, styles on the elements.
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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML shows it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
