import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100

/** Fields of `/proc/PID/stat` behind the name; undefined for a process that has ended. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')
  } catch {
    return undefined
  }
}

const ticksOf = (stat: readonly string[], from: number): number => Number(stat[from]) + Number(stat[from + 1])

/** The process that has started another one. */
export const parentOf = (pid: number): number => Number(statOf(pid)?.[1])

/** The processes that a process has started and that are there. */
const childrenOf = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid)

/** Processor seconds of a process with all its children, also those that have ended. */
export function familySecondsOf(pid: number): number {
  const own = statOf(pid)
  if (own === undefined) return Number.NaN
  const living = childrenOf(pid).reduce((sum, child) => {
    const stat = statOf(child)
    return sum + (stat === undefined ? 0 : ticksOf(stat, 11))
  }, 0)
  return (ticksOf(own, 11) + ticksOf(own, 13) + living) / TICKS
}

/** Memory of a process and its children in MB, what they share counted once. */
export function familyMemoryOf(pid: number): number {
  const kilobytes = [pid, ...childrenOf(pid)].map((one) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1])
    } catch {
      return 0
    }
  })
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}

/** Processor seconds that the whole machine has used, by whomever. */
export function machineSeconds(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (
    /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? ''
  )
    .split(' ')
    .map(Number)
  return (user + nice + system + irq + softirq) / TICKS
}
