import type { Translate } from '../../../engine/texts/translate.ts';

/** Addresses by configuration (`POLICY_*_URL`); a policy without one is named and not linked (decisions §2). */
export interface PolicyUrls {
  privacy?: string;
  cookie?: string;
  acceptableUse?: string;
}

const policies = ['privacy', 'cookie', 'acceptableUse'] as const;

/** That logging in means to agree to three policies (spec 1 §2.2). */
export function PolicyStatement({ translate, urls }: { translate: Translate; urls: PolicyUrls }) {
  // The sentence with a mark at each policy, cut at the marks, so that a language may order them as it likes.
  const marks = Object.fromEntries(policies.map((policy) => [policy, `\n${policy}\n`]));
  return (
    <p className="signin-policies">
      {translate('signIn.policies.statement', marks)
        .split('\n')
        .map((part) => {
          const policy = policies.find((name) => name === part);
          if (!policy) return part;
          const url = urls[policy];
          const name = translate(`signIn.policies.${policy}`);
          return url ? (
            <a key={policy} href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            <span key={policy}>{name}</span>
          );
        })}
    </p>
  );
}
