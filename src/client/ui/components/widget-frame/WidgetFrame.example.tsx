import type { Example } from '../../primitives.ts'
import styles from '../samples.module.css'
import { tileBox } from '../tile-frame/tile-size.ts'
import { WidgetFrame } from './WidgetFrame.tsx'
import { WidgetTitle } from './WidgetTitle.tsx'

const sizes = [
  { rows: 1, columns: 2 },
  { rows: 2, columns: 1 },
  { rows: 2, columns: 2 },
  { rows: 2, columns: 4 },
] as const

export const examples: readonly Example[] = [
  {
    name: 'sizes: rows × columns',
    on: 'wall',
    draw: (say) =>
      sizes.map((size) => (
        <div key={`${size.rows}${size.columns}`} className={styles.cell} style={tileBox(size)}>
          <WidgetFrame size={size} label={say('组件', 'Widget')}>
            <WidgetTitle aside={size.columns > 1 && <small>{`${size.rows}×${size.columns}`}</small>}>
              {say('标题', 'Title')}
            </WidgetTitle>
          </WidgetFrame>
        </div>
      )),
  },
]
