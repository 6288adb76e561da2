import { classes } from '../../../kit/components.ts'
import type { Light, Sky } from '../model.ts'
import styles from './Scene.module.css'

interface SceneProps {
  readonly sky: Sky
  readonly light: Light
  readonly className?: string | undefined
}

const HAS_LIGHT: ReadonlySet<Sky> = new Set(['clear', 'clouds'])

/** The sky of a weather in the light of the hour; fills its parent. It moves after two seconds (spec section 7), and then rests. */
export function Scene({ sky, light, className }: SceneProps) {
  const isNight = light === 'night'
  return (
    <div
      className={classes(styles.scene, styles[sky], styles[light], light === 'low' && styles.day, className)}
      aria-hidden="true"
    >
      {isNight && HAS_LIGHT.has(sky) && <i className={styles.stars} />}
      {HAS_LIGHT.has(sky) && <i className={styles.light} />}
      {sky !== 'clear' && <i className={styles.cloud} />}
      {sky === 'fog' && <i className={styles.mist} />}
      {(sky === 'rain' || sky === 'snow' || sky === 'storm') && (
        <div className={styles.fall}>
          <i />
        </div>
      )}
      {sky === 'storm' && (
        <svg aria-hidden="true" viewBox="0 0 24 40" className={styles.bolt}>
          <path d="M14 0 3 22h8L7 40 21 15h-9z" />
        </svg>
      )}
      <i className={styles.hills} />
    </div>
  )
}
