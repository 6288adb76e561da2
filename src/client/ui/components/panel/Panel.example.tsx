import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'
import { Panel } from './Panel.tsx'

const levels = [1, 2, 3] as const
const names = { 1: 'G1 mist', 2: 'G2 paper-glass', 3: 'G3 washi' }

export const examples: readonly Example[] = [
  {
    name: 'three glasses, three inks',
    on: 'wall',
    draw: (say) =>
      levels.map((level) => (
        <Panel key={level} level={level} className={styles.sample}>
          <b>{names[level]}</b>
          <span>{say('空山新雨后，天气晚来秋', 'Quiet hills after new rain')}</span>
          <small>{say('说明文字', 'Caption')}</small>
        </Panel>
      )),
  },
  {
    name: 'elevations',
    on: 'wall',
    draw: () => (
      <>
        <Panel level={2} elevation="resting" className={styles.sample}>
          resting
        </Panel>
        <Panel level={2} className={styles.sample}>
          floating
        </Panel>
        <Panel level={3} elevation="lifted" className={styles.sample}>
          lifted
        </Panel>
      </>
    ),
  },
]
