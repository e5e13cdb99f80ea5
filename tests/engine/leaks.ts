/** What shows the insides of a platform: traces, statements, folders, and the words of the libraries it is made of. */
const insides: Record<string, RegExp> = {
  'shows a stack': /\bat [\w.<>[\] ]+ \(?(file:|node:|\/)|\bstack(trace)?\b|\.(ts|js|mjs|cjs):\d+/i,
  'shows SQL':
    /\b(select\b.+\bfrom|insert into|update \w+ set|delete from|returning|order by)\b|\$\d+\b|failed query|syntax error at or near/i,
  'shows the database': /postgres|pglite|drizzle|sqlstate|\brelation\b|\bcolumn "|\bconstraint\b|byte sequence|\bpg_\w+/i,
  'shows a path': /node_modules|\/(work|home|root|usr|tmp|var|opt|src)\/|[A-Z]:\\/,
  'shows a library':
    /\bajv\b|graphql-js|yoga|envelop|got invalid value|Cannot (read|convert|return)|is not (a function|iterable|defined)|undefined|\[object Object\]/i,
};

/** What an answer's errors show that they must not, leaving aside what the caller said itself. */
export function leaksIn(errors: unknown, sent: string): string[] {
  const text = JSON.stringify(errors) ?? '';
  return Object.entries(insides).flatMap(([what, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found !== undefined && !sent.includes(found) ? [`${what} («${found}»)`] : [];
  });
}
