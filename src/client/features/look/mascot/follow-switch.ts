import { live2dSettings } from './settings.ts'

/** Loads the mascot where it is switched on, and takes it away where it is no longer. */
export function followSwitch(): void {
  let isShown = false
  let end: (() => void) | undefined
  const load = async () => {
    try {
      const { mountStage } = await import('./stage/mount-stage.tsx')
      if (isShown) end ??= mountStage()
    } catch {
      isShown = false // the next change tries again
    }
  }
  const follow = () => {
    const { isShow } = live2dSettings.get()
    if (isShow === isShown) return
    isShown = isShow
    if (isShow) return void load()
    end?.()
    end = undefined
  }
  live2dSettings.subscribe(follow)
  follow()
}
