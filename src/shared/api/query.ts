import * as v from 'valibot'

/**
 * A whole number of a query: the client gives a number, the wire carries its digits, the server reads a number again.
 * Anything that is not a plain decimal number within the bounds (both included) is refused.
 */
export function wholeNumber(minimum: number, maximum: number): v.GenericSchema<number | string, number> {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  )
}
