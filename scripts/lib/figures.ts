/** The common runner of benchmarks and soak tests: figures with targets and controls, and an exit code. */
import { readdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One measured number. `control` is the same quantity of a minimal subject in the same run. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** `ms`, `KB`, `x` (a ratio), `1/s`, `rounds` … */
  readonly unit: string
  readonly target?: { readonly op: '<=' | '>='; readonly value: number }
  readonly control?: { readonly name: string; readonly value: number }
  /** Interquartile range of the measurements. */
  readonly spread?: readonly [low: number, high: number]
  /** Measured by clock on a shared machine: a missed target is printed but does not fail the run. */
  readonly timed?: true
}

/** The export `bench` of a file in bench/ or bench/soak/. It cleans up, also when it throws. */
export interface Bench {
  /** One sentence: the subject of the measurement and the control. */
  readonly about: string
  /** Timeout of a quick run in seconds; 50 by default. */
  readonly quickSeconds?: number
  readonly run: (options: BenchOptions) => Promise<Figure[]>
}

export interface BenchOptions {
  readonly quick: boolean
  /** Whether others are to count on what is measured: it is written to a file that is kept. */
  readonly record: boolean
  readonly log: (line: string) => void
  /** Words of the command line after the name. */
  readonly args: readonly string[]
}

/** What a bench throws that cannot measure on this machine: it is skipped, which is not passed. */
export class Skipped extends Error {}

/** The exit code of a run that was skipped, as of Automake's tests. */
const SKIPPED_CODE = 77

/** Default of `Bench.quickSeconds`. */
const QUICK_SECONDS = 50

/** True when the figure has no target or meets it. NaN meets none. */
export function isMet({ value, target }: Figure): boolean {
  if (target === undefined) return true
  return target.op === '<=' ? value <= target.value : value >= target.value
}

const failsRun = (figure: Figure): boolean => figure.timed !== true && !isMet(figure)

function verdictOf(figure: Figure): string {
  if (figure.timed) return isMet(figure) ? 'kept' : 'OVER'
  return isMet(figure) ? 'met' : 'MISSED'
}

function format(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)
}

/** One line: name, value, spread, target, control, and whether the target was met. */
export function describeFigure(figure: Figure): string {
  const { name, value, unit, target, control, spread } = figure
  const words = [
    `${name}: ${format(value)} ${unit}${spread ? ` (${spread.map(format).join('–')})` : ''}`,
    ...(target ? [`target ${target.op} ${format(target.value)} ${unit}`] : []),
    ...(control ? [`control ${control.name}: ${format(control.value)}`] : []),
    ...(target ? [verdictOf(figure)] : []),
  ]
  return words.join(' · ')
}

/** The median; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** The value below which the share `p` (0–1) of the values lies. NaN for none. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * p) - 1)] ?? Number.NaN
}

/** The slope of a line through samples by least squares, in y per x; NaN for fewer than two. */
export function slopeOf(samples: readonly (readonly [x: number, y: number])[]): number {
  const mean = (at: 0 | 1) => samples.reduce((sum, sample) => sum + sample[at], 0) / samples.length
  const [meanX, meanY] = [mean(0), mean(1)]
  const covariance = samples.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  const variance = samples.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  return covariance / variance
}

async function loadBench(file: string): Promise<Bench> {
  const { bench }: { bench?: Bench } = await import(pathToFileURL(file).href)
  if (bench === undefined) throw new Error(`${file} exports no bench`)
  return bench
}

/**
 * The command line `NAME [ARGUMENT…] [--quick] [--record] [--json FILE]` over the files of `folder`; without a name it lists them.
 * @returns the exit code: 0 when every figure met its target, `timed` ones excepted; 77 when it was skipped.
 */
export async function runBench(folder: string, argv: readonly string[]): Promise<number> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))
  const json = argv.indexOf('--json')
  const jsonFile = json < 0 ? undefined : argv[json + 1]
  const [name, ...args] = argv.filter((word, i) => !word.startsWith('--') && (json < 0 || i !== json + 1))
  const quick = argv.includes('--quick')

  if (name === undefined) {
    for (const each of names) console.log(`${each.padEnd(14)} ${(await loadBench(join(folder, `${each}.ts`))).about}`)
    return 0
  }
  if (!names.includes(name) || (json >= 0 && jsonFile === undefined)) {
    console.error(`Usage: NAME [ARGUMENT…] [--quick] [--record] [--json FILE]. Names: ${names.join(', ')}`)
    return 1
  }
  const bench = await loadBench(join(folder, `${name}.ts`))
  const seconds = bench.quickSeconds ?? QUICK_SECONDS
  const deadline = setTimeout(() => {
    console.error(`A quick run must end within ${seconds} s; this one did not.`)
    process.exit(1)
  }, seconds * 1000)
  if (!quick) clearTimeout(deadline)
  console.log(bench.about)
  const figures = await bench
    .run({ quick, args, record: argv.includes('--record'), log: (line) => console.log(`  ${line}`) })
    .catch((error: unknown) => {
      if (error instanceof Skipped) return error
      throw error
    })
    .finally(() => clearTimeout(deadline))
  if (figures instanceof Skipped) {
    console.log(`${name} was skipped: ${figures.message}`)
    return SKIPPED_CODE
  }
  for (const figure of figures) console.log(describeFigure(figure))
  if (jsonFile !== undefined) {
    const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model ?? '' }
    const met = figures.map((figure) => ({ ...figure, met: isMet(figure) }))
    writeFileSync(
      jsonFile,
      `${JSON.stringify({ name, quick, at: new Date().toISOString(), machine, figures: met }, null, 2)}\n`,
    )
  }
  if (figures.length === 0) console.error('No figure was measured.')
  return figures.length > 0 && !figures.some(failsRun) ? 0 : 1
}
