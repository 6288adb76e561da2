import * as v from 'valibot'

/** The browsers and systems that are told apart; any other is `other`. */
export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Safari', 'Opera', 'Samsung Internet', 'other'] as const
export const SYSTEMS = ['Windows', 'macOS', 'Linux', 'ChromeOS', 'Android', 'iOS', 'other'] as const

/** A browser and its system by known names alone: nothing of what it says of itself. */
export const browserSchema = v.strictObject({
  name: v.picklist(BROWSERS),
  /** Its major version; 0 where it is not known. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  system: v.picklist(SYSTEMS),
})
export type Browser = Readonly<v.InferOutput<typeof browserSchema>>
