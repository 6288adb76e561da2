import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Processor time that a process has used, as Linux counts it in hundredths of a second. */
export function processorSecondsOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) / 100
}
