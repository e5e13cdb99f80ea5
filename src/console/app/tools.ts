import type { ToolPlan } from '../../engine/plan/Plan.ts';

/** The operations behind the engine's own tools: no page needs one before its first request. */
export const loadTools = async (): Promise<readonly ToolPlan[]> => (await import('../../generated/tools.ts')).tools;
