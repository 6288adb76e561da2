import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { StartFailure } from '../core/start.ts'
import { ensureFolder } from './data-folder.ts'

/**
 * The variables that decide on which data the operator's commands act, what their answers are, and what `doctor` looks
 * at.
 */
const NAMES = [
  ...(['DATABASE_URL', 'PUBLIC_URL', 'REGISTRATION', 'REDIS_URL', 'TRUST_PROXY', 'CHAT'] as const),
  ...(['SMTP_URL', 'MAIL_FROM', 'EGRESS_PROXY', 'SOURCES_OFF', 'SOURCE_REWRITE'] as const),
  ...(['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const),
] as const

type Variables = Readonly<Record<string, string | undefined>>

const pathIn = (dataDir: string): string => join(dataDir, 'server.json')
const schema = v.pipe(v.string(), v.parseJson(), v.partial(v.object(v.entriesFromList(NAMES, v.string()))))

/**
 * Writes down with which settings the server of a data folder has started, for its operator's commands. The file is for
 * its owner alone: it may have passwords of
 * a database, a mail server and others.
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
 * With which settings the server of a data folder has started; undefined where none has.
 * @throws StartFailure if the file is not what the program has written
 */
export async function readServerSettings(dataDir: string): Promise<Variables | undefined> {
  const path = pathIn(dataDir)
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const stored = v.safeParse(schema, text)
  if (!stored.success) throw new StartFailure(`The file ${path} is damaged. Start the server, which writes it anew.`)
  return stored.output
}

/**
 * The environment with the settings of the server of a data folder, where it names none; an empty one is named.
 * @throws StartFailure if the file is not what the program has written
 */
export const withServerSettings = async (dataDir: string, environment: Variables): Promise<Variables> => ({
  ...(await readServerSettings(dataDir)),
  ...environment,
})

/** The variables that are named here, and that the server of a data folder has started without or with another value. */
export const differencesFrom = (started: Variables, environment: Variables): readonly string[] =>
  NAMES.filter((name) => {
    const here = environment[name]?.trim()
    return here !== undefined && here !== (started[name]?.trim() ?? '')
  })
