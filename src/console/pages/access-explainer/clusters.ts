import { nounsOfRights, rightKey } from '../../access/rightWords.ts';
import type { Decision, Reason } from './useExplanation.ts';

export type Standing = 'allowed' | 'refused' | 'notGranted';

/** Rights of one section that are decided by the same statements. */
export interface Cluster {
  rights: string[];
  reasons: Reason[];
}

export interface Section {
  /** Key of its name below `access.why.sections`. */
  topic: string;
  clusters: Cluster[];
}

/** `refused`: a statement denies it; `notGranted`: nothing allows it. */
export const standingOf = ({ allowed, reasons }: Decision): Standing =>
  allowed ? 'allowed' : reasons.length > 0 ? 'refused' : 'notGranted';

/** The decisions of one standing by the sections of the permission editor, those with the same reasons together. */
export function sectionsOf(decisions: readonly Decision[], standing: Standing): Section[] {
  const sections = new Map<string, Map<string, Cluster>>();
  for (const decision of decisions) {
    if (standingOf(decision) !== standing) continue;
    const topic = topicOf(decision.right);
    const clusters = sections.get(topic) ?? new Map<string, Cluster>();
    sections.set(topic, clusters);
    const key = decision.reasons.map(keyOf).join(' ');
    const cluster = clusters.get(key);
    if (cluster) cluster.rights.push(decision.right);
    else clusters.set(key, { rights: [decision.right], reasons: decision.reasons });
  }
  return [...sections].map(([topic, clusters]) => ({ topic, clusters: [...clusters.values()] }));
}

export function matching(decisions: readonly Decision[], words: string, translate: (key: string) => string): readonly Decision[] {
  const requested = words.trim().toLowerCase();
  if (requested === '') return decisions;
  return decisions.filter(
    ({ right }) => right.toLowerCase().includes(requested) || translate(rightKey(right)).toLowerCase().includes(requested),
  );
}

export const keyOf = ({ effect, group, talentHub, statement }: Reason): string => [effect, group?._id, talentHub, statement].join('/');

/** Administration has the provider's rights, too; what nobody has worded stands there. */
function topicOf(right: string): string {
  const topic = nounsOfRights.find(({ rights }) => Object.values(rights).includes(right))?.topic ?? 'administration';
  return topic === 'provider' ? 'administration' : topic;
}
