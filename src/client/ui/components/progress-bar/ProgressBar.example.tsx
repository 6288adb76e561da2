import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'
import { ProgressBar } from './ProgressBar.tsx'

export const examples: readonly Example[] = [
  {
    name: 'begun, nearly done',
    on: 'panel',
    draw: (say) => (
      <div className={styles.fields}>
        <ProgressBar label={say('正在读取', 'Reading')} done={1200} all={5000} />
        <ProgressBar label={say('正在读取', 'Reading')} done={4700} all={5000} />
      </div>
    ),
  },
]
