import { execFileSync } from 'node:child_process'
import { CALLS } from './trace.ts'

/** Longest string of a call, in bytes: a file that is written at once. */
const STRING_BYTES = 1 << 20

/** Arguments of `strace` for a program. @param file takes the trace */
export const traceOf = (file: string, program: readonly string[]): readonly string[] => [
  ...['-f', '--seccomp-bpf', '-q', '-xx', '-yy', '-s', String(STRING_BYTES)],
  ...['-e', `trace=${CALLS.join()}`, '-e', 'signal=none', '-o', file, ...program],
]

/** What starts a program under the tracer, in whose place it then is, so that signals are for it. */
export const tracer = (file: string): readonly string[] => ['strace', '-D', ...traceOf(file, [])]

/** Why nothing can be traced here; undefined where it can. */
export function whyNoTracer(): string | undefined {
  try {
    execFileSync('strace', traceOf('/dev/null', ['true']), { stdio: 'pipe' })
    return undefined
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]
  }
}
