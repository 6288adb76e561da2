import { styleText } from 'node:util'
import { reasonOf } from '../../../src/server/core/start.ts'
import { type Check, type Finding, fail, type Level } from './finding.ts'

const LIMIT_MS = 5000
const COLORS = { ok: 'green', warn: 'yellow', FAIL: 'red' } as const

/** The findings of a check, by its name. */
export interface Result {
  readonly name: string
  readonly findings: readonly Finding[]
}

/** Makes all checks at once, each for as long as it may take. @returns their findings in the order of the checks */
export const examine = (checks: readonly Check[]): Promise<readonly Result[]> =>
  Promise.all(checks.map(async (check) => ({ name: check.name, findings: await lookAt(check) })))

async function lookAt({ look, limitMs = LIMIT_MS }: Check): Promise<readonly Finding[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<readonly Finding[]>((resolve) => {
    const found = fail(`there is no answer within ${limitMs / 1000} s`, 'See whether it is up, and what is between.')
    timer = setTimeout(() => resolve([found]), limitMs)
  })
  try {
    return await Promise.race([look(), late])
  } catch (error) {
    return [fail(`this could not be looked at (${reasonOf(error)})`, 'The reason tells what is in the way.')]
  } finally {
    clearTimeout(timer)
  }
}

/** The findings, a line each. @param isColored whether levels have colours */
export function report(results: readonly Result[], isColored: boolean): readonly string[] {
  const width = Math.max(...results.map(({ name }) => name.length))
  const levelOf = (level: Level) => {
    const padded = level.padEnd(4)
    return isColored ? styleText(COLORS[level], padded, { validateStream: false }) : padded
  }
  return results.flatMap(({ name, findings }) =>
    findings.map(
      ({ level, found, advice }) =>
        `${levelOf(level)}  ${name.padEnd(width)}  ${found}${advice === '' ? '' : `. ${advice}`}`,
    ),
  )
}

/** How many findings there are of a level. */
export const countOf = (results: readonly Result[], level: Level): number =>
  results.flatMap(({ findings }) => findings).filter((finding) => finding.level === level).length
