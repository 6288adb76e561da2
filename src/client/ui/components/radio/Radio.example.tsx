import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'
import { Radio } from './Radio.tsx'

const nothing = () => {}

export const examples: readonly Example[] = [
  {
    name: 'one of two',
    on: 'panel',
    draw: (say) => (
      <div className={styles.fields}>
        <Radio name="kept" checked onChange={nothing}>
          {say('留下', 'Kept')}
        </Radio>
        <Radio name="kept" checked={false} onChange={nothing}>
          {say('删除', 'Deleted')}
        </Radio>
      </div>
    ),
  },
]
