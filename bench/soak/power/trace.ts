import { posix } from 'node:path'

/** What a process has done to its files and connections. Paths are relative to the folder that was watched; `.` is itself. */
export type Act =
  | { readonly kind: 'create' | 'unlink' | 'mkdir'; readonly path: string }
  | { readonly kind: 'rename' | 'link'; readonly path: string; readonly to: string }
  | { readonly kind: 'write'; readonly path: string; readonly offset: number; readonly bytes: Uint8Array }
  | { readonly kind: 'truncate'; readonly path: string; readonly size: number }
  /** What was written to a file or folder by act `before` is on the disk from now on. */
  | { readonly kind: 'sync'; readonly path: string; readonly before: number }
  /** Bytes have left for the client at a port of this machine. */
  | { readonly kind: 'send'; readonly port: number; readonly bytes: Uint8Array }

/** The calls that `readTrace` wants in a trace; all others that change files are there to be refused. */
export const CALLS: readonly string[] = [
  ...['openat', 'close', 'lseek', 'write', 'writev', 'pwrite64', 'pwritev', 'sendto', 'sendmsg', 'fsync', 'fdatasync'],
  ...['ftruncate', 'rename', 'renameat', 'renameat2', 'link', 'linkat', 'unlink', 'unlinkat', 'mkdir', 'mkdirat'],
  ...['open', 'creat', 'truncate', 'fallocate', 'sendfile', 'copy_file_range', 'io_uring_enter', 'rmdir', 'pwritev2'],
]

/** A call as a line of a trace tells it. */
interface Call {
  readonly name: string
  /** Its arguments, without the brackets. */
  readonly args: string
  readonly result: number
  /** How many acts there were as it began. */
  readonly begun: number
}

const HEX = /(?:\\x[\da-f]{2})+/g
const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex')
/** The bytes of all strings of a call, in order. */
const stringsOf = (args: string): readonly Buffer[] =>
  [...args.matchAll(/"((?:\\x[\da-f]{2})*)"(\.\.\.)?/g)].map(([, hex = '', isCut]) => {
    if (isCut !== undefined) throw new Error('the trace has cut a string')
    return bytesOf(hex)
  })
/** The last argument of a call that is a number. */
const lastNumber = (args: string): number => Number(/(-?\d+)$/.exec(args)?.[1])

/**
 * Reads what `strace -f -xx -yy` has written of one process, for a folder.
 * @param folder its absolute path @param first how many acts there have been before
 * @throws Error at a call that changes files of the folder in a way that is not known here
 */
export function readTrace(trace: string, folder: string, first = 0): readonly Act[] {
  const acts: Act[] = []
  const positions = new Map<number, number>()
  for (const call of callsOf(trace, () => first + acts.length))
    if (call.result >= 0) acts.push(...actsOf(call, { folder, positions }))
  return acts
}

/** Bytes for a connection may be on their way as the call begins. */
const SEND = /^(?:write|writev|sendto|sendmsg)\(\d+<TCP/

/** The calls of a trace, each where it ended, but those that send where they began. */
function* callsOf(trace: string, count: () => number): Generator<Call> {
  const begun = new Map<string, { readonly text: string; readonly at: number }>()
  for (const line of trace.split('\n')) {
    const [, pid = '', text = ''] = /^(\d+)\s+(.*)$/s.exec(line) ?? []
    const [, unfinished] = /^(.*) <unfinished \.\.\.>$/s.exec(text) ?? []
    if (unfinished !== undefined) {
      if (SEND.test(unfinished)) yield* callOf(`${unfinished}) = ${Number.MAX_SAFE_INTEGER}`, count())
      else begun.set(pid, { text: unfinished, at: count() })
      continue
    }
    const [, rest] = /^<\.\.\. \w+ resumed>(.*)$/s.exec(text) ?? []
    const start = rest === undefined ? { text: '', at: count() } : begun.get(pid)
    begun.delete(pid)
    if (start !== undefined) yield* callOf(start.text + (rest ?? text), start.at)
  }
}

function* callOf(text: string, begun: number): Generator<Call> {
  const [, name, args, result] = /^(\w+)\((.*)\)\s+= (-?\d+)/s.exec(text) ?? []
  if (name !== undefined && args !== undefined) yield { name, args, result: Number(result), begun }
}

interface Reading {
  readonly folder: string
  /** Where in its file each descriptor is. */
  readonly positions: Map<number, number>
}

/** The descriptor that a call begins with, and what it is of. */
function subjectOf(args: string, folder: string): { fd: number; path?: string | undefined; port?: number } | undefined {
  const [, fd, hex] = /^(\d+)<(.*?)>(?:,|$|\(deleted\))/s.exec(args) ?? []
  if (fd === undefined || hex === undefined) return undefined
  const of = hex.replace(HEX, (found) => bytesOf(found).toString('utf8'))
  const [, port] = /^TCP.*->.*:(\d+)\]?$/.exec(of) ?? []
  if (port !== undefined) return { fd: Number(fd), port: Number(port) }
  return { fd: Number(fd), path: args.includes('>(deleted)') ? undefined : within(folder, of) }
}

/** A path relative to the folder; undefined where it is elsewhere. */
function within(folder: string, path: string): string | undefined {
  const relative = posix.relative(folder, path)
  return relative.startsWith('..') ? undefined : relative || '.'
}

const WRITES: ReadonlySet<string> = new Set(['write', 'writev', 'pwrite64', 'pwritev', 'sendto', 'sendmsg'])

function actsOf(call: Call, reading: Reading): readonly Act[] {
  const { name, args, result } = call
  if (name === 'openat') return opened(args, result, reading)
  if (/^(?:rename|link|unlink|mkdir)/.test(name)) return named(call, reading.folder)
  const subject = subjectOf(args, reading.folder)
  if (subject === undefined) return []
  if (subject.port !== undefined)
    return WRITES.has(name) ? [{ kind: 'send', port: subject.port, bytes: sent(call) }] : []
  const { fd, path } = subject
  if (path === undefined) return []
  if (name === 'close') reading.positions.delete(fd)
  else if (name === 'lseek') reading.positions.set(fd, result)
  else if (WRITES.has(name)) return [written(call, fd, path, reading.positions)]
  else if (name === 'fsync' || name === 'fdatasync') return [{ kind: 'sync', path, before: call.begun }]
  else if (name === 'ftruncate') return [{ kind: 'truncate', path, size: lastNumber(args) }]
  else throw new Error(`${name} is not known: ${args.slice(0, 200)}`)
  return []
}

const sent = ({ args, result }: Call): Uint8Array => Buffer.concat(stringsOf(args)).subarray(0, result)

function written(call: Call, fd: number, path: string, positions: Map<number, number>): Act {
  const bytes = sent(call)
  const isPlaced = call.name.startsWith('p')
  const offset = isPlaced ? lastNumber(call.args) : (positions.get(fd) ?? 0)
  if (!isPlaced) positions.set(fd, offset + bytes.length)
  return { kind: 'write', path, offset, bytes }
}

function opened(args: string, fd: number, { folder, positions }: Reading): readonly Act[] {
  const [bytes] = stringsOf(args)
  const path = bytes && within(folder, bytes.toString('utf8'))
  if (path === undefined) return []
  positions.set(fd, 0)
  if (args.includes('O_APPEND')) throw new Error(`${path} is appended to`)
  return [
    ...(args.includes('O_CREAT') ? [{ kind: 'create', path } as const] : []),
    ...(args.includes('O_TRUNC') ? [{ kind: 'truncate', path, size: 0 } as const] : []),
  ]
}

/** Calls by paths alone: they are absolute, as the program's are. */
function named({ name, args }: Call, folder: string): readonly Act[] {
  const [path, to] = stringsOf(args).map((bytes) => within(folder, bytes.toString('utf8')))
  if (path === undefined) return []
  if (name.startsWith('mkdir')) return [{ kind: 'mkdir', path }]
  if (name.startsWith('unlink')) return [{ kind: 'unlink', path }]
  if (to === undefined) throw new Error(`${name} of ${path} leaves the folder`)
  return [{ kind: name.startsWith('rename') ? 'rename' : 'link', path, to }]
}
