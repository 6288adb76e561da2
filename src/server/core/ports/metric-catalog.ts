import { IMAGE_FAILURES } from './images.ts'

/** A metric by its kind; `help` says what it is, `bad` what a bad value means. */
export interface Metric {
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly bad: string
  /** By the label's name: all its values, or in words which names of the program it has. */
  readonly labels?: Readonly<Record<string, readonly string[] | string>>
}

/** All that the server measures of itself. Names follow Prometheus: base units, and `_total` for what is counted. */
export const METRICS = {
  genkan_http_requests_total: {
    kind: 'counter',
    help: 'Requests answered, by the pattern of the route and the code of the envelope.',
    bad: 'Code 500: the program or its database fails; the log has the reason. 5070: the disk is full. 503 is mostly a third party that does not answer.',
    labels: {
      route: 'a pattern of a route',
      method: ['GET', 'HEAD', 'POST', 'OPTIONS', 'other'],
      status: ['1xx', '2xx', '3xx', '4xx', '5xx'],
      code: 'a code of the envelope, or the status where there is no envelope',
    },
  },
  genkan_http_request_duration_seconds: {
    kind: 'histogram',
    help: 'Time until an answer begins.',
    bad: 'Above a second: users wait, for the database or a third party.',
    labels: { route: 'a pattern of a route' },
  },
  genkan_http_connections: {
    kind: 'gauge',
    help: 'Open connections, sockets of the chat room included.',
    bad: 'Far more than users: a client or a proxy does not close them.',
  },
  genkan_log_lines_total: {
    kind: 'counter',
    help: 'Lines of the log that an operator should read, whatever LOG_LEVEL lets through.',
    bad: 'Errors at all: each says what has failed.',
    labels: { level: ['warn', 'error'] },
  },
  genkan_logins_total: {
    kind: 'counter',
    help: 'Logins with a password, by what came of them.',
    bad: 'Many wrong or slowed: somebody guesses. Failed at all: the database or the hashing of passwords is in trouble.',
    labels: { result: ['ok', 'wrong', 'needsCode', 'banned', 'slowed', 'failed'] },
  },
  genkan_limit_refusals_total: {
    kind: 'counter',
    help: 'What was refused because too much was asked for, by the limit.',
    bad: 'A jump: a client runs wild, or all users seem to have one address, see TRUST_PROXY.',
    labels: { limit: 'the name of a limit' },
  },
  genkan_mail_letters_total: {
    kind: 'counter',
    help: 'Letters given to the mail server.',
    bad: 'Failed: nobody gets codes; the log has the reason of the mail server.',
    labels: { result: ['sent', 'failed'] },
  },
  genkan_chat_sockets: {
    kind: 'gauge',
    help: 'Open sockets of the chat room, logged in or not.',
    bad: 'A fall to zero: sockets are cut, often by a proxy. Near 5,000 logged in: this node is full.',
    labels: { state: ['member', 'stranger'] },
  },
  genkan_chat_upgrades_total: {
    kind: 'counter',
    help: 'Requests for a socket of the chat room.',
    bad: 'Foreign: the proxy does not pass on the host, or another site tries. Too many: one address opens sockets without logging in.',
    labels: { result: ['accepted', 'foreign', 'tooMany', 'closing'] },
  },
  genkan_chat_closes_total: {
    kind: 'counter',
    help: 'Sockets that the server has ended, by why.',
    bad: 'Slow or silent: networks lose clients. Failed: the database is in trouble.',
    labels: {
      reason: [
        ...['goingAway', 'unreadable', 'flood', 'failed', 'tooMany', 'loginEnded', 'loginLate', 'replaced'],
        ...['slow', 'silent'],
      ] as const,
    },
  },
  genkan_chat_messages_committed_total: {
    kind: 'counter',
    help: 'Messages of the chat room that this node has committed.',
    bad: 'None while sockets are open and people write: see the refusals.',
  },
  genkan_chat_messages_told_total: {
    kind: 'counter',
    help: 'Messages that this node has told its sockets of, by where it heard of them.',
    bad: 'From the database: other nodes could not tell in time. Redis is away or slow, and the room is late by up to 2 s.',
    labels: { from: ['bus', 'database'] },
  },
  genkan_chat_refusals_total: {
    kind: 'counter',
    help: 'Messages of the chat room that were not taken, by why.',
    bad: 'Failed: messages cannot be written.',
    labels: { why: ['failed', 'muted', 'slowDown', 'deleted'] },
  },
  genkan_sync_pushes_total: {
    kind: 'counter',
    help: 'Pushes of devices, by what they came to.',
    bad: 'Failed: changes are not taken, and wait on the devices. Many stale: one device or more merges without end.',
    labels: { result: ['written', 'known', 'stale', 'otherEpoch', 'gone', 'tooLarge', 'unreadable', 'failed'] },
  },
  genkan_sync_push_bytes: {
    kind: 'histogram',
    help: 'Size of the sections of a push that is decided on, unpacked.',
    bad: 'Growing towards 2 MB: users reach the limit of a section.',
  },
  genkan_blob_written_bytes_total: {
    kind: 'counter',
    help: 'Bytes of files that were written for users: pictures, drawings.',
    bad: 'A jump: somebody fills the disk or the bucket.',
  },
  genkan_blob_failures_total: {
    kind: 'counter',
    help: 'What the folder or the bucket of files has failed at.',
    bad: 'At all: the disk is full, or the bucket does not answer.',
    labels: { operation: ['put', 'get', 'remove', 'list'] },
  },
  genkan_source_questions_total: {
    kind: 'counter',
    help: 'Questions sent to third parties, by what came of them.',
    bad: 'Shape: the third party has changed its answers. Blocked: it refuses this server. Busy: too many at once, by our own limit.',
    labels: {
      source: 'the id of a source',
      outcome: ['answered', 'network', 'status', 'shape', 'empty', 'blocked', 'busy'],
    },
  },
  genkan_source_question_duration_seconds: {
    kind: 'histogram',
    help: 'Time that a third party took to answer, retries included.',
    bad: 'Near its timeout: the source soon fails.',
    labels: { source: 'the id of a source' },
  },
  genkan_source_results_total: {
    kind: 'counter',
    help: 'Results given to users, by where they came from.',
    bad: 'Stale: the source fails, users see what is up to a day old.',
    labels: { source: 'the id of a source', from: ['live', 'cache', 'stale'] },
  },
  genkan_sources_paused: {
    kind: 'gauge',
    help: 'Questions of a source that are not sent at the moment, because it kept failing.',
    bad: 'Above 0: the source is left alone for five minutes.',
    labels: { source: 'the id of a source' },
  },
  genkan_outgoing_requests_total: {
    kind: 'counter',
    help: 'Requests that this server sent for users, to sources or to sites that users name.',
    bad: 'Busy: too many at once. Blocked, for sites: somebody tries addresses that nobody may reach.',
    labels: {
      to: ['source', 'site'],
      result: ['answered', 'blocked', 'network', 'timeout', 'tooLarge', 'redirects', 'busy'],
    },
  },
  genkan_outgoing_requests_in_flight: {
    kind: 'gauge',
    help: 'Outgoing requests under way, those that wait for their turn included.',
    bad: 'To sites above 32: they wait for one another.',
    labels: { to: ['source', 'site'] },
  },
  genkan_pictures_total: {
    kind: 'counter',
    help: 'Pictures given to the decoder, by what came of them.',
    bad: 'Hostile: the decoder took too long or crashed. Unavailable: it does not run on this machine.',
    labels: { result: ['drawn', ...IMAGE_FAILURES] as const },
  },
  genkan_pictures_waiting: {
    kind: 'gauge',
    help: 'Pictures that wait for the decoder, the one in work included.',
    bad: 'Near 64: more are refused.',
    labels: { decoder: ['small', 'wallpaper'] },
  },
  genkan_database_connections: {
    kind: 'gauge',
    help: 'Connections to PostgreSQL. The embedded database has none.',
    bad: 'All 10 used for long: what asks the database waits.',
    labels: { state: ['used', 'idle'] },
  },
  genkan_database_waiting: {
    kind: 'gauge',
    help: 'Questions that wait for a connection to PostgreSQL.',
    bad: 'Above 0 for long: the database is too slow for what is asked.',
  },
  genkan_database_query_duration_seconds: {
    kind: 'histogram',
    help: 'Time of a query.',
    bad: 'p99 above 0.1 s: the disk or the PostgreSQL server is too busy. Queries of the embedded database hold up all else.',
  },
  genkan_database_errors_total: {
    kind: 'counter',
    help: 'Queries, and attempts to connect, that failed.',
    bad: 'Unavailable: the database is away or locked. Full: its disk is. Other: a fault of the program.',
    labels: { reason: ['unavailable', 'full', 'other'] },
  },
  genkan_redis_up: {
    kind: 'gauge',
    help: 'Whether Redis is there for this node. Absent without REDIS_URL.',
    bad: '0: nodes hear one another late, limits count for each node alone; nothing is lost.',
  },
  genkan_redis_commands_total: {
    kind: 'counter',
    help: 'Commands given to Redis.',
    bad: 'Failed while it is up: it answers too late.',
    labels: { result: ['done', 'failed'] },
  },
  genkan_leader: {
    kind: 'gauge',
    help: 'Whether this node does what is done once for all.',
    bad: 'A sum over the nodes of 0 for long: nobody does it. 2 for a few seconds is harmless.',
  },
  genkan_task_runs_total: {
    kind: 'counter',
    help: 'What the leader has done by itself, such as sweeping uploads.',
    bad: 'Failed: it is tried again at its next time; the log has the reason.',
    labels: { task: 'the name of a task', result: ['done', 'failed'] },
  },
  genkan_task_duration_seconds: {
    kind: 'histogram',
    help: 'Time of one run of a task.',
    bad: 'Growing: there is more and more to go through.',
    labels: { task: 'the name of a task' },
  },
  genkan_csp_reports_total: {
    kind: 'counter',
    help: 'Violations of the content security policy that browsers have reported.',
    bad: 'A jump: an extension or a proxy writes into the page, or somebody attacks it; the log has each.',
  },
  genkan_build_info: {
    kind: 'gauge',
    help: 'Always 1; the label has the version of the program.',
    bad: 'Two versions for long: a node was not updated.',
    labels: { version: 'the version' },
  },
} as const satisfies Readonly<Record<string, Metric>>

export type MetricName = keyof typeof METRICS
type NamesOf<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never
}[MetricName]
export type CounterName = NamesOf<'counter'>
export type GaugeName = NamesOf<'gauge'>
export type HistogramName = NamesOf<'histogram'>

type ValueOf<Values> = Values extends readonly (infer Value)[] ? Value : string
/** The labels of a metric with a value each; `{}` where it has none. */
export type LabelsOf<Name extends MetricName> = (typeof METRICS)[Name] extends { readonly labels: infer Labels }
  ? { readonly [Label in keyof Labels]: ValueOf<Labels[Label]> }
  : Readonly<Record<string, never>>

/** The labels of a metric, as in `METRICS`. */
export const labelsOf = (name: MetricName): Readonly<Record<string, readonly string[] | string>> => {
  const metric: Metric = METRICS[name]
  return metric.labels ?? {}
}

/** Upper bounds of a histogram's buckets, by the unit that its name ends with. */
export const BUCKETS = {
  seconds: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  bytes: [1, 4, 16, 64, 256, 1024, 4096].map((kilobytes) => kilobytes * 1024),
} as const
