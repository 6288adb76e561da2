import { type Figure, median } from '../../scripts/lib/figures.ts'
import { applyLoad, type Load } from './load.ts'

/** Answers per second. @throws if one of them was none */
export async function rateOf(next: () => Load, connections: number, ms: number): Promise<number> {
  const { rate, failures } = await applyLoad(next, connections, ms)
  if (failures > 0) throw new Error(`${failures} requests failed`)
  return rate
}

interface Comparison {
  readonly name: string
  readonly control: string
  /** The smallest that is good; none is asked for without it. */
  readonly ratio?: number
  readonly rounds: number
  readonly log: (line: string) => void
  readonly own: () => Promise<number>
  readonly bare: () => Promise<number>
}

/** Measures ours and the control in turn. */
export async function compare({ name, control, ratio, rounds, log, own, bare }: Comparison): Promise<Figure[]> {
  const [rates, controls]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    controls.push(await bare())
    rates.push(await own())
    log(`${name}: ${rates.at(-1)?.toFixed(0)}/s, ${control} ${controls.at(-1)?.toFixed(0)}/s`)
  }
  return [
    { name, value: median(rates), unit: '1/s', control: { name: control, value: median(controls) } },
    {
      name: `${name} against the control`,
      value: median(rates) / median(controls),
      unit: 'x',
      ...(ratio !== undefined && { target: { op: '>=', value: ratio } }),
      timed: true,
    },
  ]
}
