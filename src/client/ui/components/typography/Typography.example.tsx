import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'

const scale = ['26', '20', '16', '14', '13', '12', '11', '10'] as const

export const examples: readonly Example[] = [
  {
    name: 'the scale',
    on: 'panel',
    draw: (say) => (
      <div className={styles.scale}>
        {scale.map((step) => (
          <p key={step} style={{ font: `400 var(--gk-t-${step}) var(--gk-font)` }}>
            {`${step}　${say('玄关：一天要经过四十次的地方', 'An entryway: you pass through it forty times a day')}`}
          </p>
        ))}
      </div>
    ),
  },
  {
    name: 'Genkan Figures',
    on: 'wall',
    draw: () => <p className={styles.digits}>0123456789 :.,+−%°/¥</p>,
  },
]
