import type { Dirent } from 'node:fs'
import { access, constants, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { splitPath } from '../../core/files/folder.ts'
import type { Log } from '../../core/log.ts'
import { StartFailure } from '../../core/start.ts'
import type { Live2dConfig } from '../../live2d-config.ts'

/** A model, and the name of its description within its folder. */
export interface Model {
  readonly id: string
  readonly file: string
}

/** The operator's Live2D, as it was at the start. */
export interface Live2d extends Live2dConfig {
  /** In the order of their names. */
  readonly found: readonly Model[]
}

const DESCRIPTION = '.model3.json'

/**
 * Looks what the operator has added; a folder that is no model is told to the log.
 * @throws StartFailure if his runtime or his folder cannot be read, or has no model
 */
export async function openLive2d(config: Live2dConfig | undefined, log: Log): Promise<Live2d | undefined> {
  if (config === undefined) return undefined
  await checkRuntime(config.runtime)
  const found = await findModels(config.models, log)
  if (found.length > 0) return { ...config, found }
  throw new StartFailure(`LIVE2D_MODELS: no folder in ${config.models} has exactly one file *${DESCRIPTION}.`)
}

async function checkRuntime(path: string): Promise<void> {
  const fail = (error: unknown) => refuse('LIVE2D_RUNTIME', 'file', path, error)
  if (!(await stat(path).catch(fail)).isFile()) throw new StartFailure(`LIVE2D_RUNTIME: ${path} is no file.`)
  await access(path, constants.R_OK).catch(fail)
}

async function findModels(path: string, log: Log): Promise<readonly Model[]> {
  const list = (folder: string): Promise<Dirent[]> =>
    readdir(folder, { withFileTypes: true }).catch((error: unknown) => refuse('LIVE2D_MODELS', 'folder', folder, error))
  const folders = (await list(path)).filter((entry) => entry.isDirectory() && isServed(entry.name))
  const found = await Promise.all(
    folders.map(async ({ name: id }): Promise<readonly Model[]> => {
      const entries = await list(join(path, id))
      const files = entries.filter(
        (entry) => entry.isFile() && isServed(entry.name) && entry.name.endsWith(DESCRIPTION),
      )
      const [only, other] = files
      if (only !== undefined && other === undefined) return [{ id, file: only.name }]
      log.warn({ folder: id, count: files.length }, 'a folder has not exactly one model3.json, and is no Live2D model')
      return []
    }),
  )
  return found.flat().toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Whether an address may have this name. */
const isServed = (name: string): boolean => splitPath(`/${encodeURIComponent(name)}`) !== undefined

function refuse(variable: string, kind: string, path: string, error: unknown): never {
  const reason = error instanceof Error && 'code' in error ? error.code : error
  throw new StartFailure(`${variable}: the ${kind} ${path} cannot be read (${reason}).`)
}
