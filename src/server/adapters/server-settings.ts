import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { StartFailure } from '../core/start.ts'
import { ensureFolder } from './data-folder.ts'

/** The variables that decide on which data the operator's commands act, and what their answers are. */
const NAMES = ['DATABASE_URL', 'PUBLIC_URL', 'REGISTRATION'] as const

type Variables = Readonly<Record<string, string | undefined>>

const pathIn = (dataDir: string): string => join(dataDir, 'server.json')
const schema = v.pipe(v.string(), v.parseJson(), v.partial(v.object(v.entriesFromList(NAMES, v.string()))))

/**
 * Writes down with which settings the server of a data folder has started, for its operator's commands. The file is for
 * its owner alone: it may have the password of a database.
 * @returns why it cannot be written, as in a folder that is read only; the server runs nevertheless
 */
export async function writeServerSettings(dataDir: string, environment: Variables): Promise<string | undefined> {
  const path = pathIn(dataDir)
  const set = NAMES.filter((name) => (environment[name] ?? '').trim() !== '')
  const text = JSON.stringify(Object.fromEntries(set.map((name) => [name, environment[name]])), undefined, 2)
  try {
    await ensureFolder(resolve(dataDir))
    await writeFile(`${path}.new`, `${text}\n`, { mode: 0o600 })
    await rename(`${path}.new`, path)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `The file ${path} cannot be written (${reason}): npm run admin needs the settings of this server.`
  }
}

/**
 * The environment with the settings of the server of a data folder, where it names none; an empty one is named.
 * @throws StartFailure if the file is not what the program has written
 */
export async function withServerSettings(dataDir: string, environment: Variables): Promise<Variables> {
  const path = pathIn(dataDir)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return environment // no server has started there
  const stored = v.safeParse(schema, text)
  if (!stored.success) throw new StartFailure(`The file ${path} is damaged. Start the server, which writes it anew.`)
  return { ...stored.output, ...environment }
}
