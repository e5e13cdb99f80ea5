import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import type { Instrumentation } from './vitest.config.ts';
import type { FaultRun } from './worker.ts';

/** A test that failed, or a file that could not even be loaded or ended. */
export interface Failure {
  file: string;
  test: string;
  message: string;
}

/** The suites of a tree, transformed once and run as often as needed. */
export interface Suites {
  files: readonly string[];
  /** Files whose project loads modules once for several files. */
  shared: ReadonlySet<string>;
  /** Runs some files in this order until a test fails. With `toTheEnd`, answers every failure. */
  run(files: readonly string[], run: FaultRun, toTheEnd?: boolean): Promise<Failure[]>;
  changed(files: readonly string[]): void;
  close(): Promise<void>;
}

/** Starts vitest over the suites of the tree at `root`, with faults in its sources. */
export async function openSuites(root: string, instrumentation: Instrumentation, maxWorkers: number): Promise<Suites> {
  const folder = mkdtempSync(join(tmpdir(), 'console-faults-'));
  const [plan, control] = [join(folder, 'plan.json'), join(folder, 'run.json')];
  writeFileSync(plan, JSON.stringify(instrumentation));
  process.env['FAULTS_PLAN'] = plan;
  // Not before: vitest takes a second to load.
  const { createVitest } = await import('vitest/node');
  let failures: Failure[] = [];
  let endsAtFailure = true;
  let vitest: Vitest | undefined = undefined;
  const failed = (file: string, test: string, message = ''): void => {
    failures.push({ file, test, message: message.split('\n', 1)[0] ?? '' });
    if (endsAtFailure) void vitest?.cancelCurrentRun('test-failure');
  };
  const reporter = {
    onTestCaseResult: (test: TestCase) => {
      const result = test.result();
      if (result.state === 'failed') failed(relative(root, test.module.moduleId), test.fullName, result.errors[0]?.message);
    },
    onTestModuleEnd: (module: TestModule) => {
      const [error] = module.errors();
      if (error) failed(relative(root, module.moduleId), '(file)', error.message);
    },
    onTestSuiteResult: (suite: { errors(): readonly { message: string }[]; fullName: string; module: TestModule }) => {
      const [error] = suite.errors();
      if (error) failed(relative(root, suite.module.moduleId), suite.fullName, error.message);
    },
  };
  const config = join(root, 'src/commands/mutate/vitest.config.ts');
  const opened = await createVitest('test', {
    config,
    root,
    watch: false,
    reporters: [reporter],
    silent: true,
    maxWorkers,
    bail: 0,
    passWithNoTests: true,
  });
  vitest = opened;
  const specifications = new Map<string, TestSpecification>();
  for (const each of await opened.globTestSpecifications()) specifications.set(relative(root, each.moduleId), each);
  return {
    files: [...specifications.keys()],
    shared: new Set([...specifications].flatMap(([file, { project }]) => (project.config.isolate ? [] : [file]))),
    run: async (files, run, toTheEnd = false) => {
      failures = [];
      endsAtFailure = !toTheEnd;
      writeFileSync(control, JSON.stringify(run));
      process.env['FAULTS_RUN'] = control;
      const { unhandledErrors } = await opened.runTestSpecifications(files.flatMap((file) => specifications.get(file) ?? []));
      const messages = unhandledErrors.map((error) =>
        error instanceof Error ? error.message : String((error as { message?: unknown }).message),
      );
      return [
        ...failures,
        ...messages.map((message) => ({ file: files.join(' '), test: '(unhandled)', message: message.split('\n', 1)[0] ?? '' })),
      ];
    },
    changed: (files) => files.forEach((file) => opened.invalidateFile(join(root, file))),
    close: async () => {
      await opened.close();
      rmSync(folder, { recursive: true, force: true });
      process.exitCode = 0;
    },
  };
}
