import type { MascotDriver } from '../driver/mascot-driver.ts'

/** A driver that never throws, nor asks anything of one that has ended. @param onFailure is told what the one behind it has thrown */
export function guardDriver(driver: MascotDriver, onFailure: (error: unknown) => void): MascotDriver {
  let isEnded = false
  const attempt = <T>(act: () => T): T | undefined => {
    if (isEnded) return undefined
    try {
      return act()
    } catch (error) {
      onFailure(error)
      return undefined
    }
  }
  return {
    express: (mood) => attempt(() => driver.express(mood)),
    play: (motion) => attempt(() => driver.play(motion)),
    lookAt: (gaze) => attempt(() => driver.lookAt(gaze)),
    blink: () => attempt(() => driver.blink()),
    setMoving: (isMoving) => attempt(() => driver.setMoving(isMoving)),
    hitArea: (press) => attempt(() => driver.hitArea(press)),
    photograph: async (width) => driver.photograph(width), // who asks for it hears why there is none
    dispose() {
      attempt(() => driver.dispose())
      isEnded = true
    },
  }
}
