export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return sqlState(error.cause);
}

const tries = 4;

export async function despiteDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === tries || !['40P01', '40001'].includes(sqlState(error) ?? '')) throw error;
    }
  }
}
