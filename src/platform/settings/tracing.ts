/** The first ones are OpenTelemetry's own environment variables. */
export const tracing = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    type: 'string',
    format: 'publicAddress',
    unset: 'none: nothing is traced',
    description:
      'Collector that [traces](operate/monitoring.md#traces) are sent to, by OTLP over HTTP as JSON: `http://collector:4318`. `/v1/traces` is added to it.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    type: 'string',
    format: 'headerList',
    description: 'Headers for it, such as a key: `name=value`, separated by commas, with values in percent encoding.',
  },
  OTEL_SERVICE_NAME: { type: 'string', default: 'console', description: 'Name of this service in traces.' },
  OTEL_TRACES_SAMPLER: {
    enum: ['always_on', 'always_off', 'traceidratio', 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
    default: 'parentbased_always_on',
    description:
      'Which requests and jobs are traced: all (`always_on`, `parentbased_always_on`), none (`always_off`, `parentbased_always_off`) or a share (`traceidratio`, `parentbased_traceidratio`). A flag that a caller sends isn’t believed, so both words of a pair mean the same.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    type: 'string',
    pattern: '^(0|1|0?\\.\\d{1,6}|1\\.0+)$',
    otherwise: 'must be a number from 0 to 1, such as 0.1',
    default: '1',
    description: 'Share that `traceidratio` traces, 0 to 1: `0.1`.',
  },
  LOG_SHARE: {
    type: 'integer',
    minimum: 0,
    maximum: 100,
    default: 100,
    description:
      'Of calls that succeed within a second, how many in a hundred are logged, 0 to 100. Refused, failed and slow ones always are.',
  },
  SLOW_OPERATION_MS: {
    type: 'integer',
    minimum: 0,
    maximum: 600_000,
    default: 0,
    description:
      'Milliseconds, 0 to 600000, from which an operation is [logged as slow](operate/monitoring.md#slow-operations), with its statements and the plan of the slowest. With 0 none is.',
  },
} as const;
