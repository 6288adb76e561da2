import * as v from 'valibot'
import { repairColor } from '../../shared/lib/color/color.ts'
import { repairShadow } from '../../shared/lib/color/shadow.ts'
import { nearestStep } from '../../shared/lib/data/steps.ts'

/** The values of the group that a field belongs to, as another field's condition or range reads them. */
export type Reading = Readonly<Record<string, unknown>>

/** A number, or a number that follows another field of the same group. */
export type Bound = number | ((now: Reading) => number)

interface Common<T> {
  readonly initial: T
  /** The control is shown only while this holds; the value is kept all the same. */
  readonly when?: ((now: Reading) => boolean) | undefined
  /** It means something on a desktop alone: on mobile its control is not shown. */
  readonly desktop?: boolean | undefined
  /** The value if usable, made usable where the spec's section 5 says how, else undefined. */
  repair(value: unknown, now: Reading): T | undefined
}

export interface ToggleField extends Common<boolean> {
  readonly kind: 'toggle'
}
export interface SliderField extends Common<number> {
  readonly kind: 'slider'
  readonly min: Bound
  readonly max: Bound
  readonly step: number
  readonly unit: Unit
}
export interface SelectField<T extends string | number = string | number> extends Common<T> {
  readonly kind: 'select'
  readonly options: readonly T[]
}
export interface ColorField extends Common<string> {
  readonly kind: 'color'
  /** Whether the picker offers transparency. */
  readonly alpha: boolean
}
export interface TextField extends Common<string> {
  readonly kind: 'text'
  readonly max: number
}
export interface ShadowField extends Common<string> {
  readonly kind: 'shadow'
}
/** A value with a picker of its own (a wallpaper, an order, a list); its feature draws the control. */
export interface ValueField<T> extends Common<T> {
  readonly kind: 'value'
}

export type AnyField =
  | ToggleField
  | SliderField
  | SelectField
  | ColorField
  | TextField
  | ShadowField
  | ValueField<unknown>
export type FieldValue<F> = F extends { readonly initial: infer T } ? T : never
export type Unit = 'px' | 'percent' | 'ms' | 'minutes' | 'times' | 'none'

type Options = Pick<Common<unknown>, 'when' | 'desktop'>

/** A range or condition that follows another field; it names the field so that a test can prove that it exists. */
interface Following<T> {
  (now: Reading): T
  readonly follows: string
}

/** Half of another field's value: a radius up to half of the size. */
export const half = (key: string): Following<number> =>
  Object.assign((now: Reading) => Math.floor(Number(now[key]) / 2), { follows: key })

/** Holds while another switch is on. */
export const on = (key: string): Following<boolean> =>
  Object.assign((now: Reading) => now[key] === true, { follows: key })

/** Holds while another switch is off. */
export const off = (key: string): Following<boolean> =>
  Object.assign((now: Reading) => now[key] === false, { follows: key })

/** Holds while another field has this value. */
export const equals = (key: string, value: unknown): Following<boolean> =>
  Object.assign((now: Reading) => now[key] === value, { follows: key })

/** A bound's number at this moment. */
export const boundNow = (bound: Bound, now: Reading): number => (typeof bound === 'number' ? bound : bound(now))

function toggle(initial: boolean, options: Options = {}): ToggleField {
  return { kind: 'toggle', initial, repair: (value) => (typeof value === 'boolean' ? value : undefined), ...options }
}

/** A number in a range. One outside is moved to the nearest end, one between two steps to the nearest step. */
function slider(
  initial: number,
  { min, max, step = 1, unit = 'px', ...options }: { min: Bound; max: Bound; step?: number; unit?: Unit } & Options,
): SliderField {
  const repair = (value: unknown, now: Reading) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
    return nearestStep(value, { min: boundNow(min, now), max: boundNow(max, now), step })
  }
  return { kind: 'slider', initial, min, max, step, unit, repair, ...options }
}

function select<const T extends string | number>(
  initial: NoInfer<T>,
  options: readonly T[],
  shown: Options = {},
): SelectField<T> {
  return { kind: 'select', initial, options, repair: (value) => options.find((option) => option === value), ...shown }
}

/** A colour as the spec's section 5 takes it: hex (short is expanded), rgb(), or empty where "automatic" is allowed. */
function color(initial: string, { alpha = true, ...options }: { alpha?: boolean } & Options = {}): ColorField {
  const repair = (value: unknown) => {
    if (typeof value !== 'string') return undefined
    return value === '' && initial === '' ? '' : repairColor(value)
  }
  return { kind: 'color', initial, alpha, repair, ...options }
}

function text(initial: string, { max, ...options }: { max: number } & Options): TextField {
  const repair = (value: unknown) => (typeof value === 'string' ? [...value].slice(0, max).join('') : undefined)
  return { kind: 'text', initial, max, repair, ...options }
}

/** A box-shadow value; the prefix `box-shadow:` and semicolons are stripped (section 5). Empty is none. */
function shadow(initial: string, options: Options = {}): ShadowField {
  const repair = (value: unknown) => (value === '' ? '' : typeof value === 'string' ? repairShadow(value) : undefined)
  return { kind: 'shadow', initial, repair, ...options }
}

/** Anything else: `repair` decides what is usable. */
function value<T>(
  initial: T,
  repair: (value: unknown, now: Reading) => T | undefined,
  options: Options = {},
): ValueField<T> {
  return { kind: 'value', initial, repair, ...options }
}

/** A `repair` that takes a value whole or not at all, as a schema has it. */
export const matching =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (given: unknown): T | undefined => {
    const result = v.safeParse(schema, given)
    return result.success ? result.output : undefined
  }

/** The kinds of settings. One line of a group gives control, default, range, repair, backup and reset. */
export const field = { toggle, slider, select, color, text, shadow, value }
