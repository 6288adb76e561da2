import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { StartFailure } from '../core/start.ts'
import { ensureFolder } from './data-folder.ts'

/** Secrets, each of which may stand in a file of its own. */
const SECRETS = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const
/** Variables that name a file: the commands may be called in another folder. */
const PATHS = [...SECRETS.map((name) => `${name}_FILE` as const), 'PEPPER_FILE' as const]
/**
 * The variables that decide on which data the operator's commands act, what their answers are, and what `doctor` looks
 * at.
 */
const NAMES = [
  ...SECRETS,
  ...PATHS,
  ...(['PUBLIC_URL', 'REGISTRATION', 'TRUST_PROXY', 'CHAT', 'MAIL_FROM', 'EGRESS_PROXY'] as const),
  ...(['SOURCES_OFF', 'SOURCE_REWRITE', 'BLOBS'] as const),
] as const
const isPath: ReadonlySet<string> = new Set(PATHS)

type Variables = Readonly<Record<string, string | undefined>>

const pathIn = (dataDir: string): string => join(dataDir, 'server.json')
const schema = v.pipe(v.string(), v.parseJson(), v.partial(v.object(v.entriesFromList(NAMES, v.string()))))

/**
 * Writes down with which settings the server of a data folder has started, for its operator's commands. The file is for
 * its owner alone: it may have passwords of a database, a mail server and others. Of a secret that has a file of its own
 * it has the path.
 * @returns why it cannot be written, as in a folder that is read only; the server runs nevertheless
 */
export async function writeServerSettings(dataDir: string, environment: Variables): Promise<string | undefined> {
  const path = pathIn(dataDir)
  const set = NAMES.flatMap((name) => {
    const value = (environment[name] ?? '').trim()
    return value === '' ? [] : [[name, isPath.has(name) ? resolve(value) : value] as const]
  })
  const text = JSON.stringify(Object.fromEntries(set), undefined, 2)
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
export async function withServerSettings(dataDir: string, environment: Variables): Promise<Variables> {
  const named = new Set(Object.keys(environment).map(variableOf))
  const kept = Object.entries((await readServerSettings(dataDir)) ?? {}).filter(
    ([name]) => !named.has(variableOf(name)),
  )
  return { ...Object.fromEntries(kept), ...environment }
}

/** The variable that a name sets, by its value or by a file. */
const variableOf = (name: string): string => name.replace(/_FILE$/, '')

/** The variables that are named here, and that the server of a data folder has started without or with another value. */
export const differencesFrom = (started: Variables, environment: Variables): readonly string[] =>
  NAMES.filter((name) => {
    const here = environment[name]?.trim()
    return here !== undefined && here !== (started[name]?.trim() ?? '')
  })
