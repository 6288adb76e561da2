import { createStore } from 'zustand/vanilla'
import type { Live2dOffer } from '../../../../../shared/api/capabilities.ts'
import { extensionApi } from '../../../../core/browser/extension-api.ts'
import { connection, whenConnected } from '../../../../core/net/connection.ts'
import { renewCachedPage } from '../../../../core/page/offline.ts'
import { sameJson } from '../../../../lib/values/json.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { askCapabilities } from '../../../data/live-data/lazy.ts'
import type { Model } from '../live2d/load-model.ts'
import { messages } from '../messages.ts'
import { live2dSettings } from '../settings.ts'
import type { Offer } from './kernel/choices.ts'

/** The models that this page's server offers. */
export const models = createStore<Offer<Model>>(() => ({ isKnown: false, models: [], failed: [] }))

/** Asks the server for its models; where it is not reached, those that are known remain. */
export async function askModels(): Promise<void> {
  await whenConnected()
  const found = await findModels().catch(() => undefined)
  models.setState((now) => ({
    isKnown: true,
    models: found === undefined || sameJson(found, now.models) ? now.models : found,
  }))
}

/** A page of an extension may run no script of a server, and one that was cached before there were models no WebAssembly. */
async function findModels(): Promise<readonly Model[]> {
  if (extensionApi() !== undefined || connection.getState().server === undefined) return []
  const { live2d } = await askCapabilities()
  if (live2d === undefined) return []
  mayCompileWasm ??= canCompileWasm()
  if (mayCompileWasm) return modelsOf(live2d)
  renewCachedPage()
  return []
}

let mayCompileWasm: boolean | undefined

/** Whether this page's policy allows WebAssembly, by its smallest module. */
function canCompileWasm(): boolean {
  try {
    return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) !== undefined
  } catch {
    return false
  }
}

const modelsOf = ({ runtime, models: offered }: Live2dOffer): readonly Model[] =>
  offered.map((model) => ({ ...model, runtime }))

/** Notes that a model cannot be shown, and says so once. */
export function failModel(id: string): void {
  const { failed } = models.getState()
  if (failed.includes(id)) return
  models.setState({ failed: [...failed, id] })
  const other = messages(`name.${live2dSettings.get().character}`)
  showToast({ kind: 'error', text: messages('modelFailed', { name: id, other }) })
}

/** Lets a model be tried again. */
export function retryModel(id: string): void {
  models.setState(({ failed }) => ({ failed: failed.filter((one) => one !== id) }))
}
