import * as v from 'valibot'
import { repairColor } from '../../../../shared/lib/color/color.ts'
import { repairShadow } from '../../../lib/color/shadow.ts'
import { nearestStep } from '../../../lib/values/steps.ts'
import type { MergeRule } from '../merge/rule.ts'

/** The values of a field's own settings document, as conditions and ranges of other fields read them. */
export type SettingValues = Readonly<Record<string, unknown>>

/** A number, or one that depends on another field of the same document. */
export type Bound = number | ((now: SettingValues) => number)

interface CommonField<T> {
  readonly initial: T
  /** Condition of showing the control; the value is kept regardless. */
  readonly when?: ((now: SettingValues) => boolean) | undefined
  /** The control is not shown on mobile. */
  readonly desktopOnly?: boolean | undefined
  /** The value belongs to this device and does not travel with the account. */
  readonly stays?: boolean | undefined
  /** How the changes of two devices become one; by default the later value counts. */
  readonly merge?: MergeRule | undefined
  /** The value if valid, repaired where the spec's section 5 says how, else undefined. */
  repair(value: unknown, now: SettingValues): T | undefined
}

export interface ToggleField extends CommonField<boolean> {
  readonly kind: 'toggle'
}
export interface SliderField extends CommonField<number> {
  readonly kind: 'slider'
  readonly min: Bound
  readonly max: Bound
  readonly step: number
  readonly unit: Unit
}
export interface SelectField<T extends string | number = string | number> extends CommonField<T> {
  readonly kind: 'select'
  readonly options: readonly T[]
}
export interface ColorField extends CommonField<string> {
  readonly kind: 'color'
  /** Whether the picker offers transparency. */
  readonly alpha: boolean
}
export interface TextField extends CommonField<string> {
  readonly kind: 'text'
  readonly max: number
}
export interface ShadowField extends CommonField<string> {
  readonly kind: 'shadow'
}
/** A value with a control of its own (a wallpaper, an order, a list), drawn by its feature. */
export interface ValueField<T> extends CommonField<T> {
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
export type Unit = 'px' | 'percent' | 'ms' | 'px/s' | 'minutes' | 'times' | 'none'

type Options = Pick<CommonField<unknown>, 'when' | 'desktopOnly' | 'stays' | 'merge'>

/** A range or condition that depends on another field, named so that a test can check that it exists. */
interface Dependent<T> {
  (now: SettingValues): T
  readonly dependsOn: string
}

/** Half of another field's value: the largest radius of a size, at which it is round. Forms name that end so. */
export const half = (key: string): Dependent<number> =>
  Object.assign((now: SettingValues) => Math.floor(Number(now[key]) / 2), { dependsOn: key })

/** True while another toggle is on. */
export const on = (key: string): Dependent<boolean> =>
  Object.assign((now: SettingValues) => now[key] === true, { dependsOn: key })

/** True while another toggle is off. */
export const off = (key: string): Dependent<boolean> =>
  Object.assign((now: SettingValues) => now[key] === false, { dependsOn: key })

/** True while another field has this value. */
export const equals = (key: string, value: unknown): Dependent<boolean> =>
  Object.assign((now: SettingValues) => now[key] === value, { dependsOn: key })

/** A bound's current number. */
export const resolveBound = (bound: Bound, now: SettingValues): number =>
  typeof bound === 'number' ? bound : bound(now)

function toggle(initial: boolean, options: Options = {}): ToggleField {
  return { kind: 'toggle', initial, repair: (value) => (typeof value === 'boolean' ? value : undefined), ...options }
}

/** A number in a range. Repair moves it to the nearest step or end. */
function slider(
  initial: number,
  { min, max, step = 1, unit = 'px', ...options }: { min: Bound; max: Bound; step?: number; unit?: Unit } & Options,
): SliderField {
  const repair = (value: unknown, now: SettingValues) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
    return nearestStep(value, { min: resolveBound(min, now), max: resolveBound(max, now), step })
  }
  return { kind: 'slider', initial, min, max, step, unit, repair, ...options }
}

function select<const T extends string | number>(
  initial: NoInfer<T>,
  options: readonly T[],
  common: Options = {},
): SelectField<T> {
  return { kind: 'select', initial, options, repair: (value) => options.find((option) => option === value), ...common }
}

/** A colour as the spec's section 5 has it: hex (short is expanded), rgb(), or empty where "automatic" is allowed. */
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

/** Any other value, validated by `repair`. */
function value<T>(
  initial: T,
  repair: (value: unknown, now: SettingValues) => T | undefined,
  options: Options = {},
): ValueField<T> {
  return { kind: 'value', initial, repair, ...options }
}

/** A `repair` that accepts exactly the values of a schema. */
export const repairBySchema =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T | undefined => {
    const result = v.safeParse(schema, value)
    return result.success ? result.output : undefined
  }

/** The kinds of settings. Control, default, range, repair, backup and reset all derive from a field. */
export const field = { toggle, slider, select, color, text, shadow, value }
