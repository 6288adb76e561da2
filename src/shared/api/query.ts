import * as v from 'valibot'

/** An integer in a query, as decimal digits on the wire; refused outside `minimum`–`maximum` (both included). */
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
