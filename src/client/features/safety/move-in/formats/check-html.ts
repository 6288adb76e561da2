import { Parser } from 'htmlparser2'
import { MOVE_IN_LIMITS, type Problem } from '../model.ts'

/**
 * Browsers do not close `<DT>` and `<p>`: each folder of a list is two elements deeper than the one before it, so that
 * this is two thousand folders side by side.
 */
const MAX_DEPTH = 4096

/** Characters that are parsed between two looks at the depth, which makes parsing slow. */
const CHUNK = 4096

/** Why a page cannot be parsed: elements are nested too deeply, or they and their attributes are too many. */
export function checkHtml(html: string): Problem | undefined {
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
