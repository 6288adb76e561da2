/** How many numbers each command of path data takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i

/**
 * Path data with its numbers rounded to `decimals` and written as short as SVG allows. What was lost to rounding is
 * carried over to the next relative step, so that long outlines still close. Throws on data that is no path.
 */
export function shortenPath(data: string, decimals: number): string {
  const scale = 10 ** decimals
  const round = (value: number) => Math.round(value * scale) / scale
  let written = ''
  let lost = { x: 0, y: 0 }
  let lostAtStart = lost
  let last = ''
  for (const { command, values } of readPath(data)) {
    const kind = command.toLowerCase()
    const relative = command === kind && kind !== 'z'
    const rounded = values.map((value, index) => {
      if (kind === 'a' && index > 1 && index < 5) return value
      const axis = axisOf(kind, index)
      return round(relative && axis ? value + lost[axis] : value)
    })
    if (kind === 'z') lost = lostAtStart
    else lost = relative ? lostIn(kind, values, rounded, lost) : { x: 0, y: 0 }
    if (kind === 'm') lostAtStart = lost
    const name = command === last && kind !== 'z' && kind !== 'm' ? '' : command
    written += name + writeNumbers(rounded, kind, name === '' ? written : '')
    last = command
  }
  return written
}

/** The bounds of what was lost by now: what the end point should have moved, less what it did. */
function lostIn(kind: string, values: readonly number[], rounded: readonly number[], before: { x: number; y: number }) {
  const after = { ...before }
  const end = (axis: 'x' | 'y', index: number) => {
    after[axis] = before[axis] + (values[index] ?? 0) - (rounded[index] ?? 0)
  }
  if (kind !== 'v') end('x', kind === 'h' ? 0 : values.length - 2)
  if (kind !== 'h') end('y', values.length - 1)
  return after
}

function axisOf(kind: string, index: number): 'x' | 'y' | undefined {
  if (kind === 'h') return 'x'
  if (kind === 'v') return 'y'
  if (kind === 'a') return index === 5 ? 'x' : index === 6 ? 'y' : undefined
  return index % 2 === 0 ? 'x' : 'y'
}

function* readPath(data: string): Generator<{ command: string; values: number[] }> {
  let rest = data.trim()
  let command = ''
  while (rest !== '') {
    const letter = /^[\s,]*([a-z])/i.exec(rest)
    if (letter?.[1] !== undefined) {
      command = letter[1]
      rest = rest.slice(letter[0].length)
    } else if (command.toLowerCase() === 'm') command = command === 'm' ? 'l' : 'L'
    const kind = command.toLowerCase()
    const count = ARGUMENTS[kind]
    if (count === undefined || (count === 0 && !letter)) throw new Error(`no path data: ${rest.slice(0, 20)}`)
    const values: number[] = []
    for (let index = 0; index < count; index++) {
      // The two flags of an arc may be written without anything between them.
      const pattern = kind === 'a' && (index === 3 || index === 4) ? /^[\s,]*([01])/ : NUMBER
      const match = pattern.exec(rest)
      if (!match) throw new Error(`no path data: ${rest.slice(0, 20)}`)
      values.push(Number(match[1]))
      rest = rest.slice(match[0].length)
    }
    yield { command, values }
    rest = rest.replace(/^[\s,]+/, '')
  }
}

function writeNumbers(values: readonly number[], kind: string, before: string): string {
  let text = ''
  for (const [index, value] of values.entries()) {
    const number = String(value).replace(/^(-?)0\./, '$1.')
    const behind = text === '' ? before : text
    // A sign parts two numbers, and a second dot does; nothing else may be left out.
    const afterFlag = kind === 'a' && (index === 4 || index === 5)
    const dotted = number.startsWith('.') && /\.\d*$/.test(behind)
    const free = behind === '' || number.startsWith('-') || dotted || afterFlag
    text += free ? number : ` ${number}`
  }
  return text
}
