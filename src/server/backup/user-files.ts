import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Blobs } from '../core/ports/blobs.ts'
import { reasonOf, StartFailure } from '../core/start.ts'
import { memberOf } from './manifest.ts'

/** Files that are in memory at a time: a bucket that is far away answers several as fast as one. */
const TOGETHER = 8

/** A file of a user. */
interface UserFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The files of users, a few of which are in memory; one that vanishes meanwhile is passed over. @throws StartFailure */
export async function* readUserFiles(blobs: Blobs): AsyncIterable<UserFile> {
  const explain = explainBy('The files of users cannot be read')
  const names = (await blobs.list().catch(explain)).map(({ name }) => name).toSorted()
  const read = async (name: string) => ({ name, bytes: await blobs.get(name).catch(explain) })
  for await (const { name, bytes } of overlap(names, read)) if (bytes !== undefined) yield { name, bytes }
}

/** Moves files of users from an unpacked archive to where the server keeps them. @throws StartFailure */
export async function moveUserFiles(folder: string, names: readonly string[], blobs: Blobs): Promise<void> {
  const explain = explainBy('The files of users cannot be written')
  const move = async (name: string) => {
    const path = join(folder, memberOf(name))
    await blobs.put(name, await readFile(path)).catch(explain)
    await rm(path)
  }
  for await (const _ of overlap(names, move));
}

/** What a task gives for each of all, in their order. */
async function* overlap<One, Result>(
  all: readonly One[],
  task: (one: One) => Promise<Result>,
): AsyncIterable<Awaited<Result>> {
  const underWay: Promise<Result>[] = []
  for (const one of all) {
    const begun = task(one)
    begun.catch(() => {}) // it may fail before its turn
    const oldest = underWay.push(begun) < TOGETHER ? undefined : underWay.shift()
    if (oldest !== undefined) yield await oldest
  }
  for (const last of underWay) yield await last
}

const explainBy =
  (what: string) =>
  (error: unknown): never => {
    throw new StartFailure(`${what} (${reasonOf(error)}).`)
  }
