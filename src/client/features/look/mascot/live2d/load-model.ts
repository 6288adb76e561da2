import type { LoadModel, MascotDriver } from '../driver/mascot-driver.ts'
import { guardDriver } from './guard-driver.ts'
import styles from './Model.module.css'

/** A Live2D model of the operator's. */
export interface Model {
  /** The name by which users know it. */
  readonly id: string
  readonly address: string
  /** The address of what draws it. */
  readonly runtime: string
}

/** Milliseconds after which a model is not waited for any longer. */
const LOADING_MS = 15_000

/**
 * Draws a model into an element by the operator's runtime; until it is drawn, nothing of it is seen.
 * @param onFailure is told what it throws later
 * @throws where the runtime or the model cannot be loaded
 */
export async function loadModel(
  container: Element,
  model: Model,
  onFailure: (error: unknown) => void,
): Promise<MascotDriver> {
  const host = document.createElement('div')
  host.className = styles.model ?? ''
  host.style.visibility = 'hidden'
  container.append(host)
  const opening = open(host, model)
  try {
    const driver = guardDriver(await inTime(opening), onFailure)
    host.style.visibility = ''
    return {
      ...driver,
      dispose() {
        driver.dispose()
        host.remove()
      },
    }
  } catch (error) {
    host.remove()
    void opening.then((late) => late.dispose()).catch(() => {})
    throw error
  }
}

async function open(host: HTMLElement, { runtime, address }: Model): Promise<MascotDriver> {
  const { default: load }: { readonly default: LoadModel } = await import(/* @vite-ignore */ runtime)
  return load(host, address)
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`it took more than ${LOADING_MS} ms`)), LOADING_MS)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
