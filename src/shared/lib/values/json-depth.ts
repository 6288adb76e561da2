/** How deep JSON of users may be nested: programs read it by recursion, for which the stack must be enough. */
export const MAX_DEPTH = 200

const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)]
const OPENING = new Set([...'[{'].map((sign) => sign.charCodeAt(0)))
const CLOSING = new Set([...']}'].map((sign) => sign.charCodeAt(0)))

/** Whether JSON is nested more deeply than `MAX_DEPTH`, found out before anything is built of it. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (isInText && code === BACKSLASH) at += 1
    else if (code === QUOTE) isInText = !isInText
    else if (isInText) continue
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
