import * as v from 'valibot'

/** A moment in ms since the epoch, until the year 2100: later ones are mistakes, and the latest no dates at all. */
export const momentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(Date.UTC(2100, 0)))
