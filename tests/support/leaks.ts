import { tmpdir } from 'node:os';

const insides: Record<string, RegExp> = {
  'shows a stack': /\bat [\w.<>[\] ]+ \(?(file:|node:|\/)|\bstack(trace)?\b|\.(ts|js|mjs|cjs):\d+/i,
  'shows SQL':
    /\b(select\b.+\bfrom|insert into|update \w+ set|delete from|returning|order by)\b|\$\d+\b|failed query|syntax error at or near/i,
  'shows the database': /postgres|pglite|drizzle|sqlstate|\brelation\b|\bcolumn "|\bconstraint\b|byte sequence|\bpg_\w+/i,
  'shows a path': /node_modules|\/(work|home|root|usr|tmp|var|opt|src)\/|[A-Z]:\\/,
  'shows a library':
    /\bajv\b|graphql-js|yoga|envelop|got invalid value|Cannot (read|convert|return)|is not (a function|iterable|defined)|undefined|\[object Object\]/i,
};

export function leaksIn(errors: unknown, sent: string): string[] {
  const text = JSON.stringify(errors) ?? '';
  return Object.entries(insides).flatMap(([what, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found !== undefined && !sent.includes(found) ? [`${what} (“${found}”)`] : [];
  });
}

const anywhere: Record<string, RegExp> = {
  'shows a stack': /\bat (async )?[\w.<>$]+ \(?(file:|node:|\/)|\(node:\w|\.(ts|mjs|cjs):\d+:\d+/,
  'shows SQL': /failed query|syntax error at or near|\bsqlstate\b|byte sequence for encoding|violates (unique|foreign|not-null|check)/i,
  'shows a path': new RegExp(`node_modules|${escaped(process.cwd())}|${escaped(tmpdir())}/`),
  // Not as a part of a hash or token in a header.
  'shows a library': /(?<![\w+/=])(pglite|drizzle|graphql-js|envelop|ajv)(?![\w+/=])|Cannot (read|convert|return)|\[object Object\]/i,
};

export function insidesIn(answer: string, sent: string): string[] {
  // Counts requests in letters and digits: the 13,639th ends with “ajv”.
  const shown = answer.replace(/^x-request-id: .*$/im, '');
  return Object.entries(anywhere).flatMap(([what, pattern]) => {
    const { 0: found, index = 0 } = pattern.exec(shown) ?? {};
    if (found === undefined || sent.includes(found)) return [];
    return [`${what} (“${shown.slice(Math.max(0, index - 40), index + found.length + 40)}”)`];
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
