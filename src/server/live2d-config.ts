import * as v from 'valibot'
import { StartFailure } from './core/start.ts'
import type { ReadVariable } from './operator.ts'

/** The operator's Live2D, which is not ours to ship. */
export interface Live2dConfig {
  /** The path of one ESM file: a runtime with its core. */
  readonly runtime: string
  /** The path of a folder, in which each model has a folder of its own. */
  readonly models: string
}

/** Reads where the operator's Live2D is, if he has one. @throws StartFailure where only a part is set */
export function readLive2d(read: ReadVariable): Live2dConfig | undefined {
  const runtime = read<string | undefined>('LIVE2D_RUNTIME', undefined, 'the path of a file', v.string())
  const models = read<string | undefined>('LIVE2D_MODELS', undefined, 'the path of a folder', v.string())
  if (runtime === undefined && models === undefined) return undefined
  if (runtime === undefined || models === undefined)
    throw new StartFailure('LIVE2D_RUNTIME and LIVE2D_MODELS must be set together.')
  return { runtime, models }
}
