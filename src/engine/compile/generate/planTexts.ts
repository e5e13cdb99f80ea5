import type { Access, FormPlan, HomePlan, Plan } from '../../plan/Plan.ts';
import { confirmTexts } from '../confirmations.ts';
import { compactPlansText } from './compactPlans.ts';
import { constantText } from './constantText.ts';
import { allowList, operationsOf } from './documents.ts';

interface Compiled {
  compiled: { plans: readonly Plan[]; forms: Record<string, FormPlan> };
  access: Record<string, Access>;
  fieldRights: Record<string, readonly string[]>;
  sdl: string;
  home: HomePlan;
  /** Texts of the operations that pages and tools send. */
  sent: readonly string[];
}

/** Files made of the plans and of the contract: plans, rights, allow-list. */
export function planTexts({ compiled: { plans, forms }, access, fieldRights, sdl, home, sent }: Compiled): Map<string, string> {
  const allowed = [...operationsOf(plans).map(({ text }) => text), ...Object.values(forms).flatMap(confirmTexts), ...sent];
  return new Map([
    ['plans.ts', compactPlansText(plans.map(withoutBreakdown))],
    [
      'breakdowns.ts',
      constantText(
        'how the rows of each list are grouped, loaded with the first groups that are shown',
        'BreakdownPlan',
        'breakdowns: Record<string, BreakdownPlan>',
        Object.fromEntries(plans.flatMap(({ name, breakdown }) => (breakdown ? [[name, breakdown]] : []))),
      ),
    ],
    ['rights.ts', constantText('the right that each operation needs', 'Access', 'rights: Record<string, Access>', access)],
    [
      'fieldRights.ts',
      `// Written by codegen: the rights that single fields, arguments and values need.\nexport const fieldRights: string[] = ${JSON.stringify([...new Set(Object.values(fieldRights).flat())].toSorted())};\n`,
    ],
    ['home.ts', constantText('what the home page lists', 'HomePlan', 'home: HomePlan', home)],
    ['operations.json', allowList(allowed)],
    [
      'contract.ts',
      `// Written by codegen: the whole contract, for the platform and for tests; a browser never imports it.\nexport const sdl = ${JSON.stringify(sdl)};\n`,
    ],
  ]);
}

const withoutBreakdown = ({ breakdown: _, ...plan }: Plan): Plan => plan;
