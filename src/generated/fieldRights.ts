// Written by codegen: the rights that single fields, arguments and values need.
export const fieldRights: string[] = ["apps:viewCandidate","apps:viewScores"];
