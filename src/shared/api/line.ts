import * as v from 'valibot'
import { isWithin, oneLine } from '../lib/text/one-line.ts'

/** A text on one line, cleaned as names from outside are. @param max code points of it */
export const lineOf = (max: number) =>
  v.pipe(v.string(), v.maxLength(8 * max), v.transform(oneLine), v.check(isWithin(max)))
