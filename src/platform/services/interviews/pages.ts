import type { Outgoing } from '../../http/message.ts';
import { escapeHtml } from '../../mail/escapeHtml.ts';
import { page } from '../../mail/page.ts';
import type { Interview } from './read.ts';

export interface Filled {
  values: Record<string, string>;
  wrong?: string;
}

export function interviewPage(interview: Interview, filled: Filled = { values: {} }): Outgoing {
  const { assessment, vacancy } = interview;
  if (assessment.status === 'APPS_ASSESSMENT_COMPLETED') return thanks(interview);
  if (vacancy.archivedAt) return closed(interview);
  return assessment.status === 'APPS_ASSESSMENT_ORDER_COMPLETED' ? beginning(interview, filled) : answering(interview, filled);
}

export const noInterview = (brand: string): Outgoing =>
  page({
    ...{ status: 404, brand, title: 'This link does not lead to an interview' },
    body: `<p>It may be incomplete, or the interview is not there any more. Please open the link from your invitation once more.</p>`,
  });

export const notAvailable = (brand: string): Outgoing =>
  page({
    ...{ status: 503, brand, title: 'The interview is not available' },
    body: `<p>Interviews cannot be taken here at the moment. Please ask whoever invited you.</p>`,
  });

const beginning = ({ brand, vacancy, firstName, assessment }: Interview, { wrong }: Filled) =>
  page({
    ...{ brand, title: vacancy.title, ...(wrong && { status: 400 }) },
    body: `<p>Hi ${escapeHtml(firstName)}, ${escapeHtml(brand)} invites you to ${kind(assessment.product)}. There is no time limit, and you may come back to it by the same link.</p>
${errorHtml(wrong)}<form method="post">
<input type="hidden" name="step" value="start">
<label class="tick"><input type="checkbox" name="consent" required> I agree that my answers and my details are used to assess my application.</label>
<button>Start</button>
</form>`,
  });

const answering = ({ brand, vacancy, assessment }: Interview, { values, wrong }: Filled) =>
  page({
    ...{ brand, title: vacancy.title, ...(wrong && { status: 400 }) },
    body: `<p>This is a demonstration: instead of answering ${assessment.product === 'FI' ? 'the questions of the chat' : 'on video'}, choose what comes of it.</p>
${errorHtml(wrong)}<form method="post">
<input type="hidden" name="step" value="complete">
<div class="row">
${number('score', 'Score, 0 to 100', values['score'] ?? '72', 100, true)}
<div class="field"><label for="recommendation">Recommendation</label><select id="recommendation" name="recommendation">${['YES', 'MAYBE', 'NO'].map((each) => option(each, values['recommendation'] ?? 'YES')).join('')}</select></div>
</div>
<div class="row">
${number('plagiarism', 'Copied answers', values['plagiarism'] ?? '0', 7, true)}
${number('profanity', 'Profane answers', values['profanity'] ?? '0', 7, true)}
</div>
<label class="tick"><input type="checkbox" name="lowTextQuality"${values['lowTextQuality'] ? ' checked' : ''}> The text is too poor to be judged</label>
${number('nps', 'How likely would you recommend this interview? 0 to 10, may be left out', values['nps'] ?? '', 10, false)}
<button>Complete</button>
</form>`,
  });

const thanks = ({ brand, vacancy, firstName }: Interview) =>
  page({
    ...{ brand, title: `Thank you, ${firstName}` },
    body: `<p>Your interview for ${escapeHtml(vacancy.title)} is complete. ${escapeHtml(brand)} will be in touch.</p><p class="soft">You can close this page.</p>`,
  });

const closed = ({ brand, vacancy }: Interview) =>
  page({ brand, title: vacancy.title, body: `<p>${escapeHtml(brand)} is not taking applications for this vacancy any more.</p>` });

export const reportPage = ({ brand, vacancy, assessment }: Interview): Outgoing => {
  const { recommendationScore, recommendation, plagiarismQuestionCount, profanityQuestionCount } = assessment;
  const facts: [string, unknown][] = [
    ['Score', recommendationScore],
    ['Recommendation', recommendation],
    ['Copied answers', plagiarismQuestionCount],
    ['Profane answers', profanityQuestionCount],
  ];
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(String(value ?? 'N/A'))}</dd>`).join('');
  return page({
    brand,
    title: `Report: ${vacancy.title}`,
    body: `<dl>${rows}</dl><p class="soft">Made by the demonstration’s provider.</p>`,
  });
};

const kind = (product: 'FI' | 'SI') => (product === 'FI' ? 'a chat interview' : 'a video interview');

export const errorHtml = (wrong: string | undefined) => (wrong ? `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>\n` : '');

const number = (name: string, label: string, value: string, most: number, required: boolean) =>
  `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="number" inputmode="numeric" min="0" max="${most}" step="1" value="${escapeHtml(value)}"${required ? ' required' : ''}></div>`;

const option = (value: string, chosen: string) => `<option${value === chosen ? ' selected' : ''}>${value}</option>`;
