import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { createMetrics } from '../src/platform/http/metrics.ts';
import { isForOperators } from '../src/platform/http/hosts.ts';
import { settingNames } from '../src/platform/settings/help.ts';
import { readSettings, servable } from '../src/platform/settings/read.ts';
import { pages } from './support/pages.ts';

const folder = 'docs/operate';
const read = (name: string) => readFileSync(posix.join(folder, name), 'utf8');
const examples = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
  .map((entry) => posix.join(posix.relative(folder, entry.parentPath), entry.name));
const withoutComments = (text: string) => text.replace(/^\s*#.*$/gm, '');

interface Compose {
  services: { console: { environment: Record<string, string>; ports: string[] } };
}
interface Deployment {
  spec: { template: { spec: { containers: Container[] } } };
}
interface Container {
  ports: { containerPort: number }[];
  startupProbe: Probe;
  livenessProbe: Probe;
  readinessProbe: Probe;
}
interface Probe {
  httpGet: { path: string };
}
const yaml = (name: string): unknown => parseAllDocuments(read(name))[0]?.toJS();
const { console: service } = (yaml('compose.yaml') as Compose).services;
const container = (yaml('kubernetes/deployment.yaml') as Deployment).spec.template.spec.containers[0];
const { data } = yaml('kubernetes/configmap.yaml') as { data: Record<string, string> };
const { stringData } = yaml('kubernetes/secret.example.yaml') as { stringData: Record<string, string> };

/** Lines NAME=value of a file of variables. */
const variables = (name: string): Record<string, string> =>
  Object.fromEntries([...read(name).matchAll(/^([A-Z_\d]+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));

/** Environments in which the examples start the server. */
const environments: Record<string, Record<string, string>> = {
  'compose.yaml': service.environment,
  kubernetes: { ...data, ...stringData },
  'systemd/console.env': variables('systemd/console.env'),
};

describe('the examples for operators', () => {
  it('parse', () => {
    const names = examples.filter((name) => /\.ya?ml$/.test(name));
    const faults = names.flatMap((name) =>
      parseAllDocuments(read(name)).flatMap(({ errors }) => errors.map(({ message }) => `${name}: ${message}`)),
    );
    expect(names.length).toBeGreaterThan(8);
    expect(faults).toEqual([]);
    expect(() => JSON.parse(read('monitoring/console-dashboard.json')) as unknown).not.toThrow();
  });

  it('are all named by a page or another example', () => {
    const texts = [...pages().map(({ text }) => text), ...examples.map(read)].join('\n');
    expect(examples.filter((name) => !texts.includes(posix.basename(name)))).toEqual([]);
  });

  it.each(Object.keys(environments))('set only settings that exist, to values that can be used: %s', (name) => {
    const unknown = Object.keys(environments[name] ?? {}).filter((each) => !settingNames.includes(each));
    expect(unknown).toEqual([]);
    const values = Object.entries(environments[name] ?? {}).map(([key, value]) => [key, substituted(value)]);
    const settings = servable(readSettings(Object.fromEntries(values) as Record<string, string>));
    expect(settings).toMatchObject({ demo: false, ownHost: false, port: 4000 });
    expect(settings.databases).toBeDefined();
  });

  it('name only settings in comments and guides', () => {
    const all = [...examples.map((name) => ({ file: name, text: read(name) })), ...pages().filter(({ file }) => file.startsWith(folder))];
    const named = all.flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![\w$.{-])[A-Z]+(?:_[A-Z\d]+)+(?![\w-])/g)].map(([name]) => ({ file, name })),
    );
    const unknown = named.filter(({ name }) => !settingNames.includes(name) && !others.has(name));
    expect(unknown).toEqual([]);
  });

  it('probe only addresses that the server has', () => {
    const probed = examples.flatMap((name) =>
      [...withoutComments(read(name)).matchAll(/(?<![\w.\]])\/(?:healthz|readyz|metrics)\b/g)].map(([path]) => path),
    );
    expect(new Set(probed)).toEqual(new Set(['/healthz', '/readyz', '/metrics']));
    expect([...new Set(probed)].filter((path) => !isForOperators(path))).toEqual([]);
    const probes = [container?.startupProbe, container?.livenessProbe, container?.readinessProbe];
    expect(probes.map((probe) => probe?.httpGet.path)).toEqual(['/healthz', '/healthz', '/readyz']);
  });

  it('lead to the port on which the server listens', () => {
    expect(container?.ports[0]?.containerPort).toBe(Number(data['PORT']));
    expect(service.ports).toEqual(['127.0.0.1:4000:4000']);
    for (const name of ['proxy/nginx.conf', 'proxy/Caddyfile', 'proxy/haproxy.cfg', 'proxy/apache.conf'])
      expect(read(name)).toContain('127.0.0.1:4000');
  });

  it('start files that the build makes', () => {
    const config = readFileSync('vite.config.ts', 'utf8');
    const texts = [
      ...examples.map(read),
      ...pages()
        .filter(({ file }) => file.startsWith(folder))
        .map(({ text }) => text),
    ];
    const started = texts.flatMap((text) => [...text.matchAll(/dist\/server\/([\w-]+)\.js/g)].map(([, name = '']) => name));
    expect(new Set(started).size).toBeGreaterThan(2);
    expect([...new Set(started)].filter((name) => !new RegExp(`^ +'?${name}'?: at\\('src/commands/`, 'm').test(config))).toEqual([]);
  });

  it('copy only files that exist into the image', () => {
    const ignored = read('container/Containerfile.dockerignore');
    const copied = [...ignored.matchAll(/^!(.+)$/gm)].map(([, path = '']) => path);
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    const named = [...read('container/Containerfile').matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
    expect(named.filter((path) => path !== '.' && !copied.includes(path))).toEqual([]);
  });

  it('name the version of this repository', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const texts = [...examples.map(read), read('run.md')];
    const tags = texts.flatMap((text) =>
      [...text.matchAll(/console:(\d+\.\d+\.\d+)|newTag: (\S+)/g)].map(([, one, other]) => one ?? other),
    );
    expect(tags.length).toBeGreaterThan(3);
    expect(new Set(tags)).toEqual(new Set([version]));
  });

  it('ask only for figures that /metrics has, with labels that they have', async () => {
    const has = await figures();
    for (const name of ['monitoring/console-alerts.yml', 'monitoring/console-dashboard.json', 'monitoring.md']) {
      const named = [...withoutComments(read(name)).matchAll(/console_[a-z\d_]+(?<=[a-z\d])(?![\w…])/g)].map(([figure]) => figure);
      expect(named.length).toBeGreaterThan(3);
      expect([...new Set(named)].filter((figure) => !has.has(figure))).toEqual([]);
    }
    const labels = new Set(['route', 'status', 'operation', 'code', 'store', 'state', 'kind', 'job', 'instance', 'le']);
    const used = [...read('monitoring/console-alerts.yml').matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, label = '']) => label);
    expect(used.filter((label) => !labels.has(label))).toEqual([]);
  });
});

/** Variables of other programs, and parts of names. */
const others = new Set([
  'BACKUP_PASSPHRASE',
  'ON_ERROR_STOP',
  'CITUS_URL',
  ...['NODE_ENV', 'NODE_IMAGE', 'NODE_EXTRA_CA_CERTS', 'DATABASE_PASSWORD', 'POSTGRES_PASSWORD', 'CONNECTION_LOST'],
  ...[
    'BAD_USER_INPUT',
    'NOT_FOUND',
    'RATE_LIMITED',
    'DOWNSTREAM_SERVICE_ERROR',
    'STORE_UNAVAILABLE',
    'INTERNAL_SERVER_ERROR',
    'SMTP_URI',
    'AF_INET',
    'AF_INET6',
    'AF_UNIX',
  ],
]);

/** Values that the compose file takes from its file of variables. */
function substituted(value: string): string {
  return value.replace(/\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name: string, otherwise?: string) => {
    const given = variables('compose.env.example')[name];
    expect(given, name).toBeDefined();
    return given || (otherwise ?? 'x'.repeat(64));
  });
}

async function figures(): Promise<Set<string>> {
  const metrics = createMetrics({ opened: () => [] } as never, () => 0);
  const { body } = await metrics.page();
  metrics.close();
  const types = [...String(body).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) => [name, ...(type === 'histogram' ? ['_count', '_sum', '_bucket'].map((end) => name + end) : [])]),
  );
}
