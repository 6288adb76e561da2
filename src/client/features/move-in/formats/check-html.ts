import { Parser } from 'htmlparser2'
import { MOVE_IN_LIMITS, type Unreadable } from '../model.ts'

/** A folder is an element in two others: `<DL><p><DT>`; there may be one more around a link. */
const MAX_DEPTH = 4 * MOVE_IN_LIMITS.depth

/** Characters that are parsed between two looks at the depth, which makes parsing slow. */
const CHUNK = 4096

/** Why a page cannot be parsed: elements are nested too deeply, or they and their attributes are too many. */
export function checkHtml(html: string): Unreadable['problem'] | undefined {
  let depth = 0
  let values = 0
  const parser = new Parser({
    onopentagname() {
      depth += 1
      values += 1
    },
    onattribute() {
      values += 1
    },
    onclosetag() {
      depth -= 1
    },
  })
  for (let at = 0; at < html.length; at += CHUNK) {
    parser.write(html.slice(at, at + CHUNK))
    if (depth > MAX_DEPTH) return 'deep'
    if (values > MOVE_IN_LIMITS.values) return 'large'
  }
  return undefined
}
