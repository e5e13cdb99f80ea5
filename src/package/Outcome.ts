/** End of a command: `says` goes to standard output for code 0, else to standard error. */
export interface Outcome {
  code: number;
  says: string;
}
