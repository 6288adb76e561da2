import type { MascotDriver } from '../driver/mascot-driver.ts'

/** A driver that never throws. @param onFailure is told what the one behind it has thrown */
export function guardDriver(driver: MascotDriver, onFailure: (error: unknown) => void): MascotDriver {
  const attempt = <T>(act: () => T): T | undefined => {
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
    dispose: () => attempt(() => driver.dispose()),
  }
}
