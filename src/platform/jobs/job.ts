export interface Job {
  run(): Promise<void>;
  stop(): Promise<void>;
}
