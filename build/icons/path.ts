/** Number of arguments of each path command. */
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/i

/**
 * Rounds the numbers of path data to `decimals` and writes it as short as SVG allows. Rounding errors are carried over
 * to the next relative command, so that long outlines still close. @throws on invalid path data.
 */
export function shortenPath(data: string, decimals: number): string {
  const scale = 10 ** decimals
  const round = (value: number) => Math.round(value * scale) / scale
  let output = ''
  let error = { x: 0, y: 0 }
  let errorAtStart = error
  let lastCommand = ''
  for (const { command, values } of readPath(data)) {
    const kind = command.toLowerCase()
    const relative = command === kind && kind !== 'z'
    const rounded = values.map((value, index) => {
      if (kind === 'a' && index > 1 && index < 5) return value
      const axis = axisOf(kind, index)
      return round(relative && axis ? value + error[axis] : value)
    })
    if (kind === 'z') error = errorAtStart
    else error = relative ? roundingError(kind, values, rounded, error) : { x: 0, y: 0 }
    if (kind === 'm') errorAtStart = error
    const name = command === lastCommand && kind !== 'z' && kind !== 'm' ? '' : command
    output += name + writeNumbers(rounded, kind, name === '' ? output : '')
    lastCommand = command
  }
  return output
}

/** The accumulated rounding error: the exact end point less the rounded one. */
function roundingError(
  kind: string,
  values: readonly number[],
  rounded: readonly number[],
  before: { x: number; y: number },
) {
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
      // The two flags of an arc may be written without a separator.
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
    const previous = text === '' ? before : text
    // Only a sign or a second dot separates two numbers without a space.
    const afterFlag = kind === 'a' && (index === 4 || index === 5)
    const isSecondDot = number.startsWith('.') && /\.\d*$/.test(previous)
    const needsNoSpace = previous === '' || number.startsWith('-') || isSecondDot || afterFlag
    text += needsNoSpace ? number : ` ${number}`
  }
  return text
}
