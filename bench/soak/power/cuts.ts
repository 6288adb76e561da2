import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { seededRandom } from '../../../src/client/lib/values/seeded.ts'
import { readPepper } from '../../../src/server/adapters/passwords/pepper.ts'
import { findProblems, findWholeFiles, readStored } from '../sync/evidence.ts'
import { checkIntegrity } from '../sync/product.ts'
import { createDisk, type Image } from './disk.ts'
import type { Recording } from './recording.ts'

/** A disk in memory, where there is one. */
const MEMORY = '/dev/shm'

/** What was wrong after a power cut, in words. */
export interface Verdict {
  /** Promises that were not kept. */
  readonly lost: readonly string[]
  /** Why the server would not start, or its database is damaged; undefined if all is well. */
  readonly damage: string | undefined
}

/**
 * Acts after which the power is cut: half of them those by which an answer left, half of them any.
 * @returns their numbers in order
 */
export function chooseCuts({ acts, promised }: Recording, count: number, random: () => number): readonly number[] {
  const answers = promised.map(({ at }) => at)
  return Array.from({ length: count }, (_, at) =>
    at % 2 === 0 && answers.length > 0
      ? (answers[Math.floor(random() * answers.length)] ?? 0)
      : Math.floor(random() * acts.length),
  ).toSorted((one, other) => one - other)
}

/** Cuts the power again and again, and looks at what is left. */
export async function cutPower(
  recording: Recording,
  cuts: readonly number[],
  seed: string,
): Promise<readonly Verdict[]> {
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'genkan-power-'))
  const disk = createDisk()
  const verdicts: Verdict[] = []
  let next = 0
  try {
    for (const [index, cut] of cuts.entries()) {
      for (; next <= cut; next += 1) {
        const act = recording.acts[next]
        if (act !== undefined && act.kind !== 'send') disk.apply(act, next)
      }
      const dataDir = join(folder, String(index))
      writeImage(disk.cut(seededRandom(`${seed} ${index}`)), dataDir)
      verdicts.push(await inspect(recording, cut, dataDir))
      rmSync(dataDir, { recursive: true })
    }
    return verdicts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes what a cut has left. The index of the log is in memory while the server runs, and made anew by the next one. */
export function writeImage(image: Image, dataDir: string): void {
  mkdirSync(dataDir)
  for (const [path, bytes] of image) {
    if (path.endsWith('-shm')) continue
    mkdirSync(dirname(join(dataDir, path)), { recursive: true })
    writeFileSync(join(dataDir, path), bytes)
  }
}

/** Starts with what is left as the server does, and compares it with what was promised until the cut. */
async function inspect({ log, promised, pepper }: Recording, cut: number, dataDir: string): Promise<Verdict> {
  const kept = new Set(promised.filter(({ at }) => at <= cut).map(({ of }) => of))
  try {
    const integrity = checkIntegrity(dataDir)
    if (integrity !== 'ok') return { lost: [], damage: integrity }
    const stored = await readStored({ dataDir, databaseUrl: undefined })
    const key = Buffer.from(await readPepper({ dataDir })).toString('hex')
    const acknowledged = log.acknowledged.filter(({ operation }) => kept.has(operation))
    const found = findWholeFiles(dataDir, stored)
    return {
      lost: [
        ...findProblems(stored, { acknowledged, refused: log.refused }),
        ...[...kept].filter((of) => of.length === 64 && !found.has(of)).map((of) => `the file ${of} is not there`),
        ...(kept.size > 0 && key !== pepper ? ['the key of the passwords is another one'] : []),
      ],
      damage: undefined,
    }
  } catch (error) {
    return { lost: [], damage: error instanceof Error ? error.message : String(error) }
  }
}
