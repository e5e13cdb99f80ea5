import type { Outgoing } from '../../http/message.ts';
import { escapeHtml } from '../../mail/escapeHtml.ts';
import type { Region } from '../../regions.ts';
import type { VacancyRow } from '../applications/applying.ts';
import { page } from '../../mail/page.ts';
import { errorHtml } from './pages.ts';
import type { Filled } from './pages.ts';

export interface Opening {
  region: Region;
  vacancy: VacancyRow;
  stage: VacancyRow['stages'][number];
  brand: string;
}

export const applyPage = ({ brand, vacancy }: Opening, { values, wrong }: Filled): Outgoing =>
  page({
    ...{ brand, title: `Apply: ${vacancy.title}`, ...(wrong && { status: 400 }) },
    body: `<p>Tell ${escapeHtml(brand)} who you are. The interview follows at once, and its link is mailed to you, too.</p>
${errorHtml(wrong)}<form method="post">
<div class="row">
${field('firstName', 'First name', 'given-name', values, true)}
${field('lastName', 'Last name', 'family-name', values, false)}
</div>
${field('email', 'E-mail', 'email', values, true)}
${field('phoneNumber', 'Phone, with its country code', 'tel', values, true)}
<button>Apply</button>
</form>`,
  });

/** Link to an interview on another origin, where a form must not redirect. */
export const elsewherePage = ({ brand, vacancy }: Opening, link: string): Outgoing =>
  page({
    ...{ brand, title: 'You have applied' },
    body: `<p>Your application for ${escapeHtml(vacancy.title)} has arrived. Now <a href="${escapeHtml(link)}">take the interview</a>.</p>`,
  });

const types: Record<string, string> = { email: 'email', phoneNumber: 'tel' };

const field = (name: string, label: string, autocomplete: string, values: Record<string, string>, required: boolean) =>
  `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${types[name] ?? 'text'}" autocomplete="${autocomplete}" maxlength="50" value="${escapeHtml(values[name] ?? '')}"${required ? ' required' : ''}></div>`;
